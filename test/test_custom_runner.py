"""PlatformIO's own Unity runner. Where scripts/fetch_unity brought Unity into .cache/unity that one is compiled; otherwise
PlatformIO fetches its own from the registry, as it does for any project."""

import os

from platformio.test.runners.unity import UnityTestRunner


class CustomTestRunner(UnityTestRunner):
    def __init__(self, test_suite, project_config, options=None):
        project = os.path.dirname(os.path.abspath(project_config.path))
        self.cached_unity = os.path.join(project, ".cache", "unity")
        if os.path.isfile(os.path.join(self.cached_unity, "unity.c")):
            self.EXTRA_LIB_DEPS = None
        else:
            self.cached_unity = None
        super().__init__(test_suite, project_config, options)

    def configure_build_env(self, env):
        super().configure_build_env(env)
        if self.cached_unity:
            env.Append(CPPPATH=[self.cached_unity])
            env.BuildSources(os.path.join("$BUILD_DIR", "unity"), self.cached_unity)
        return env
