#include "face_tests.h"

// A test that failed leaves its listener behind.
void setUp() { stellar_siege_face_test::canvas().listen(nullptr); }
void tearDown() {}

int main() {
  UNITY_BEGIN();
  stellar_siege_face_test::runPictureTests();
  stellar_siege_face_test::runWordTests();
  stellar_siege_face_test::runLessonTests();
  return UNITY_END();
}
