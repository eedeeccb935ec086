"""What test/screens/pictures.inc says of a golden picture, for the checks from outside."""
import pathlib
import re

PICTURES = pathlib.Path(__file__).resolve().parent.parent / "screens" / "pictures.inc"


def golden_sum(name):
    return re.search(rf'PICTURE\("{name}",.*?0x([0-9A-F]{{8}})u\)', PICTURES.read_text(encoding="utf-8"), re.S).group(1)
