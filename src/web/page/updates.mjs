// Works offline once loaded: the service worker keeps all files of one version together. A new version waits until the player
// wants it, or until no page of the old one is open.

export async function watchForUpdates(tell) {
  if (!("serviceWorker" in navigator) || !isSecureContext) return;
  try {
    const hadOne = navigator.serviceWorker.controller !== null;
    const registration = await navigator.serviceWorker.register("sw.js", { type: "classic", updateViaCache: "none" });
    const offer = () => {
      const waiting = registration.waiting;
      if (!waiting || !hadOne) return;
      tell(() => {
        navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
        waiting.postMessage("take over");
      });
    };
    offer();
    registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", offer));
  } catch {
    // Without one it is played online.
  }
}
