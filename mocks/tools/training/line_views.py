"""Views of lines for the line network: a text in some font, printed, scanned or painted, cut out as the page's reader does.

    python3 line_views.py --folder DATA --count 200 [--first 0 --step 1]

A shard holds SIZE views of HEIGHT rows and any width (ink, 0 paper to 255) and their texts, as a function of its seed alone.
"""

import argparse
import glob
import io
import math
import os
import pickle
import random
import re
import zlib
from functools import lru_cache
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw, ImageFont

from line_texts import any_text, letters_of
from scan import wear
from stream import shard_file

HEIGHT = 32  # rows of a view
WIDEST = 1000
SIZE = 500  # views a shard
SEED = 70_000_000
MARGIN = 10  # white around a set line, pixels

uniform = random.uniform
_ROOT = '/usr/share/fonts/'
_PATTERNS = (
    'truetype/liberation*/LiberationSans-*.ttf', 'truetype/liberation*/LiberationSans-*.ttf', 'truetype/liberation*/LiberationSerif-*.ttf',
    'truetype/liberation*/LiberationSerif-*.ttf', 'truetype/liberation*/LiberationSansNarrow*.ttf', 'truetype/freefont/FreeSans*.ttf',
    'truetype/freefont/FreeSerif*.ttf', 'truetype/dejavu/DejaVuSans*.ttf', 'truetype/dejavu/DejaVuSerif*.ttf', 'opentype/urw-base35/Nimbus*.otf',
    'opentype/urw-base35/P052*.otf', 'opentype/urw-base35/URWGothic*.otf', 'opentype/urw-base35/URWBookman*.otf',
)  # fmt: skip
# Kept for measuring: no view that is learnt from is set in them.
HELD_BACK = sorted(glob.glob(_ROOT + 'opentype/urw-base35/C059*.otf') + glob.glob(_ROOT + 'truetype/noto/NotoMono*.ttf') + glob.glob(_ROOT + 'truetype/dejavu/DejaVuSansCondensed*.ttf'))
FACES = [[f for f in sorted(glob.glob(_ROOT + pattern)) if f not in HELD_BACK] for pattern in _PATTERNS]
FACES = [files for files in FACES if files]

_fonts: dict[tuple[str, int], ImageFont.FreeTypeFont] = {}
_missing: dict[tuple[str, str], bool] = {}


def font(file: str, size: int) -> ImageFont.FreeTypeFont:
    if (file, size) not in _fonts:
        if len(_fonts) > 2000:
            _fonts.clear()
        _fonts[file, size] = ImageFont.truetype(file, size)
    return _fonts[file, size]


def has(file: str, letter: str) -> bool:
    """Whether the font has the letter: others come out as the box for what is missing."""
    key = (file, letter)
    if key not in _missing:
        face = font(file, 40)
        _missing[key] = letter != ' ' and bytes(face.getmask(letter)) == bytes(face.getmask('\uffff'))
    return not _missing[key]


_STYLE = re.compile('(?:-?(?:Regular|Roman|BoldItalic|BoldOblique|Bold|DemiOblique|Demi|LightItalic|Light|Italic|Oblique|Ita|Bol|BdIta|Obl|Sli))+$')
_LEANS = re.compile('(?:Ita|Obl)')
_HEAVY = re.compile('(?:Bold|Demi|Bd)')
_ITALIC_PARTS = re.compile(r'(?<=[(\d,])[RSEZ](?=[),])|\b(?:cis|trans|epi|ent|rac|nor|iso|N|O|S|p|m|o)(?=-)|^[A-Z][a-z]+ [a-z]+$')
_BOLD_PARTS = re.compile(r'^[([]?\d+[a-k]?[)\].:,]?|(?<=\()\d+[a-k]?(?=\)$)')


@lru_cache(maxsize=None)
def other_style(file: str, lean: bool) -> str:
    """The same family slanted or upright, or bold or not; the same file if there is none."""
    folder, name = os.path.split(os.path.splitext(file)[0])
    wanted = (bool(_LEANS.search(name)) != lean, bool(_HEAVY.search(name)) != (not lean))
    for other in glob.glob(f'{folder}/{_STYLE.sub("", name)}*{os.path.splitext(file)[1]}'):
        style = os.path.basename(other)[len(_STYLE.sub('', name)) :]
        if (bool(_LEANS.search(style)), bool(_HEAVY.search(style))) == wanted:
            return other
    return file


def _styles(text: str, file: str) -> list[str]:
    """The font of each character: stereo letters in italics, numbers in bold type, as some articles set them."""
    files = [file] * len(text)
    for part, lean in ((_ITALIC_PARTS, True), (_BOLD_PARTS, False)):
        if random.random() > 0.4:
            continue
        other = other_style(file, lean)
        for found in part.finditer(text):
            if all(has(other, letter) for letter in found.group() if letter not in '_^'):
                files[found.start() : found.end()] = [other] * len(found.group())
    return files


def set_line(text: str, file: str, size: int) -> Image.Image:
    """The text in black on white, its sub- and superscripts smaller and shifted."""
    small, shift = uniform(0.6, 0.8), uniform(0.15, 0.33)
    styles = _styles(text, file)
    runs: list[tuple[str, int, str]] = []
    at = 0
    while at < len(text):
        level = {'_': 1, '^': -1}.get(text[at], 0) if at + 1 < len(text) else 0
        letter = text[at + 1] if level else text[at]
        style = styles[at + 1] if level else styles[at]
        if runs and runs[-1][1:] == (level, style):
            runs[-1] = (runs[-1][0] + letter, level, style)
        else:
            runs.append((letter, level, style))
        at += 2 if level else 1
    spread = uniform(0, 0.12) * size if random.random() < 0.1 else 0.0
    image = Image.new('L', (int(len(text) * size * 1.2 + spread * len(text)) + 2 * size, 3 * size), 255)
    draw = ImageDraw.Draw(image)
    x = float(size)
    for part, level, style in runs:
        face = font(style, max(6, int(size * (small if level else 1))))
        y = 2 * size + level * shift * size
        for piece in part if spread else [part]:
            draw.text((x, y), piece, fill=0, font=face, anchor='ls')
            x += face.getlength(piece) + spread
    x0, y0, x1, y1 = tight(255 - np.asarray(image)) or (0, 0, *image.size)
    return image.crop((x0 - MARGIN, y0 - MARGIN, x1 + MARGIN, y1 + MARGIN)) if x0 else image


def tight(ink: np.ndarray) -> tuple[int, int, int, int] | None:
    rows, columns = np.where(ink.max(1) > 70)[0], np.where(ink.max(0) > 70)[0]
    if len(rows) < 2 or len(columns) < 1:
        return None
    return int(columns[0]), int(rows[0]), int(columns[-1]) + 1, int(rows[-1]) + 1


def stored(image: Image.Image, size: int) -> Image.Image:
    """As the file holds it, 8 to 12 points at 100 to 600 dpi, and as the page shows it at 300."""
    dpi = math.exp(uniform(math.log(95), math.log(620)))
    points = uniform(6.5, 13)
    if random.random() < 0.35:
        dpi = 300  # shapes, painted by the page itself
    em = points * dpi / 72
    factor = em / size
    image = image.resize(tuple(max(4, round(side * factor)) for side in image.size), random.choice([Image.BOX, Image.BILINEAR, Image.LANCZOS]))
    kind = random.random()
    if kind < 0.25:
        threshold = random.randint(110, 215)
        image = image.point(lambda value: 255 if value > threshold else 0)
    elif kind < 0.5:
        file = io.BytesIO()
        image.save(file, 'JPEG', quality=random.randint(20, 90))
        image = Image.open(file).convert('L')
    if dpi != 300:
        again = 300 / dpi
        method = random.choice([Image.BILINEAR, Image.BICUBIC, Image.NEAREST]) if again > 1 else Image.BOX
        image = image.resize(tuple(max(4, round(side * again)) for side in image.size), method)
    return image


def line_view(faces: list[list[str]] = FACES, height: int = HEIGHT) -> tuple[np.ndarray, str]:
    """Ink of some rows, and the text."""
    while True:
        said = any_text()
        face = random.choice(random.choice(faces))
        if not all(has(face, letter) for letter in said if letter not in '_^'):
            continue
        size = random.randint(28, 56)
        image = set_line(said, face, size)
        if random.random() < 0.25:
            lean = uniform(-1.2, 1.2)
            image = image.rotate(lean, resample=Image.BILINEAR, fillcolor=255)
        box = tight(255 - np.asarray(image))
        worn = wear(image, size * 1.4, size * 0.09)
        page = stored(worn, size)
        ink = 255 - np.asarray(page).astype(np.float32)
        if random.random() < 0.15:
            ink *= uniform(0.45, 1)
        view = cut(ink, [side * page.size[0] / image.size[0] for side in box], height) if box else None
        if view is not None:
            return view, letters_of(said)


def cut(ink: np.ndarray, box: list[float], height: int) -> np.ndarray | None:
    """The line's box with a margin of an eighth of its height, at some rows; the page's reader is off by a little."""
    x0, y0, x1, y1 = box
    high = y1 - y0
    if high < 3:
        return None
    margins = [max(0, high * (0.125 + random.gauss(0, 0.05))) for _ in range(4)]
    factor = height / (high + margins[1] + margins[3])
    pad = int(high) + 2
    padded = np.pad(ink, pad)
    part = padded[int(y0 + pad - margins[1]) : int(y1 + pad + margins[3]), int(x0 + pad - margins[0]) : int(x1 + pad + margins[2])]
    width = max(8, min(WIDEST * height // HEIGHT, round(part.shape[1] * factor)))
    picture = Image.fromarray(part).resize((width, height), Image.BOX if factor < 1 else Image.BILINEAR)
    return np.clip(np.asarray(picture), 0, 255).astype(np.uint8)


def drawn(number: int, seed: int):
    """Views and texts of a shard."""
    random.seed(seed + number)
    np.random.seed((seed + number) % 2**32)
    return [line_view() for _ in range(SIZE)]


def main() -> None:
    options = argparse.ArgumentParser()
    options.add_argument('--folder', type=Path, required=True)
    options.add_argument('--first', type=int, default=0)
    options.add_argument('--count', type=int, required=True)
    options.add_argument('--step', type=int, default=1)
    chosen = options.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    for number in range(chosen.first, chosen.first + chosen.count, chosen.step):
        file = shard_file(chosen.folder, number)
        if file.exists():
            continue
        unfinished = file.with_suffix('.part')
        unfinished.write_bytes(zlib.compress(pickle.dumps(drawn(number, SEED)), 1))
        unfinished.rename(file)


if __name__ == '__main__':
    main()
