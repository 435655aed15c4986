"""Fonts of labels, from Debian's packages (liberation, freefont, dejavu, urw-base35)."""

import glob
import os
import random
import re
from functools import lru_cache

from PIL import ImageFont

_ROOT = '/usr/share/fonts/'
_NOT_FOR_LABELS = ('Mono', 'Oblique', 'Italic', 'Ita', 'Math', 'Obl')


def _find(*patterns: str, without: tuple[str, ...] = _NOT_FOR_LABELS) -> list[str]:
    found = [file for pattern in patterns for file in glob.glob(_ROOT + pattern)]
    return sorted(f for f in found if not any(word in os.path.basename(f) for word in without))


ARIAL_LIKE = _find('truetype/liberation*/LiberationSans-*.ttf', 'truetype/freefont/FreeSans*.ttf')
TIMES_LIKE = _find('truetype/liberation*/LiberationSerif-*.ttf', 'truetype/freefont/FreeSerif*.ttf')
SANS = ARIAL_LIKE + _find(
    'truetype/liberation*/LiberationSansNarrow*.ttf',
    'truetype/dejavu/DejaVuSans*.ttf',
    'opentype/urw-base35/Nimbus*Sans*.otf',
)
SERIF = TIMES_LIKE + _find('truetype/dejavu/DejaVuSerif*.ttf', 'opentype/urw-base35/*Roman*.otf')
OTHER = _find(
    'truetype/liberation*/LiberationMono*.ttf',
    'truetype/freefont/FreeMono*.ttf',
    'opentype/urw-base35/URWGothic*.otf',
    'truetype/liberation*/LiberationSans-Italic.ttf',
    without=('Oblique', 'MonoItalic', 'Mono-Italic', 'BoldItalic'),
)

# Of captions only.
JAPANESE_FONTS = _find('opentype/ipafont-*/*.ttf')


def any_font() -> str:
    """A font file, in about the shares that patents and articles use them."""
    families = random.choices([ARIAL_LIKE, TIMES_LIKE, SANS, SERIF, OTHER], [38, 28, 14, 13, 7])[0]
    return random.choice(families)


@lru_cache(maxsize=3000)
def font(file: str, size: int) -> ImageFont.FreeTypeFont:
    """The font at a height in pixels, at least 5."""
    return ImageFont.truetype(file, max(5, size))


def tokens(text: str) -> list[tuple[str, int]]:
    """`CO_2Me` as its glyph groups, each normal (0), subscript (-1) or superscript (1)."""
    out: list[tuple[str, int]] = []
    i = 0
    while i < len(text):
        if text[i] in '_^' and i + 1 < len(text):
            out.append((text[i + 1], -1 if text[i] == '_' else 1))
            i += 2
            continue
        group = re.match(r'[A-Z][a-z]?|.', text[i:]).group(0)
        out.append((group, 0))
        i += len(group)
    return out
