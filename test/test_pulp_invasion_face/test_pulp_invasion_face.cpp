#include "face_tests.h"

// A test that failed leaves its listener behind.
void setUp() { pulp_invasion_face_test::canvas().listen(nullptr); }
void tearDown() {}

int main() {
  UNITY_BEGIN();
  pulp_invasion_face_test::runPictureTests();
  pulp_invasion_face_test::runWordTests();
  pulp_invasion_face_test::runLessonTests();
  return UNITY_END();
}
