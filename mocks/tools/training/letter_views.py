"""Views of labels for the letter network, drawn without a molecule: a text, its bonds, and what stands around.

    python3 letter_views.py --folder DATA --count 200 [--seed N] [--first 0 --step 1]

A shard holds SIZE views, their texts and the places of their letters, as a function of its seed alone.
"""

import argparse
import math
import pickle
import random
import zlib
from pathlib import Path

import numpy as np
from PIL import Image

import flat
from canvas import Box, Canvas, leave_boxes, put_text
from condensed import ALPHABET, LabelText, any_label, letters_of
from fonts import font, tokens
from scan import rescale, scan, wear
from stream import shard_file
from style import Style

BOND = 32.0  # pixels a bond of a view
WIDTH, HEIGHT = 288, 40  # pixels of a view: 9 bonds, about the atom
SIZE = 500  # views a shard
SEED = 50_000_000
# Bonds: what is drawn around the view.
_ROOM_X, _ROOM_Y = 5.1, 1.2
_SHORT = ['O', 'N', 'OH', 'HO', 'NH', 'S', 'F', 'Cl', 'Br', 'Me', 'OMe', 'MeO', 'NH_2', 'CH_3', 'H_3C', 'HN', 'R', 'R^1', 'H', 'CN', 'Boc']

uniform = random.uniform


class Scene:
    """A canvas, and what on it is taken."""

    def __init__(self, style: Style) -> None:
        self.style = style
        self.bond = style.bond
        self.canvas = Canvas(int(2 * _ROOM_X * style.bond), int(2 * _ROOM_Y * style.bond))
        self.middle = np.array([_ROOM_X, _ROOM_Y]) * style.bond
        self.taken: list[Box] = []

    def is_free(self, box: Box, clear: float) -> bool:
        return all(
            box[2] + clear < b[0] or box[0] - clear > b[2] or box[3] + clear < b[1] or box[1] - clear > b[3] for b in self.taken
        )

    def is_clear_way(self, begin, end, clear: float) -> bool:
        ways = (begin + (end - begin) * s for s in (0.35, 0.5, 0.75, 1))
        return all(self.is_free((x, y, x, y), clear) for x, y in ways)

    def write(self, place, text: str, anchor: int, leftwards: bool) -> list[Box]:
        boxes = put_text(self.canvas, self.style, place, text, anchor, leftwards)
        self.taken.extend(boxes)
        return boxes

    def write_short(self, place) -> list[Box] | None:
        """A neighbour's label, if there is room for it."""
        text = random.choice(_SHORT)
        leftwards = text[0] == 'H' and len(text) > 1
        face = font(self.style.font, int(self.style.font_size))
        width, height = face.getlength(letters_of(text)), self.style.font_size * 0.4
        box = (place[0] - (width if leftwards else height), place[1] - height, place[0] + (height if leftwards else width), place[1] + height)
        if not self.is_free(box, 0.3 * self.bond):
            return None
        return self.write(place, text, _anchor(text, leftwards), leftwards)


def _anchor(text: str, leftwards: bool) -> int:
    letters = [k for k, (glyphs, kind) in enumerate(tokens(text)) if kind == 0 and glyphs not in "()[]'+-=#.,"]
    if not letters:
        return 0
    # H2N, HO and the like bear their bond at the last letter that is no hydrogen.
    heavy = [k for k in letters if tokens(text)[k][0] != 'H' and not tokens(text)[k][0].isdigit()] or letters
    return heavy[-1] if leftwards else letters[0]


def _draw_line(scene: Scene, begin, end, boxes_begin, boxes_end, wedge: bool) -> None:
    style, canvas = scene.style, scene.canvas
    length = float(np.hypot(*(end - begin)))
    if length < 1:
        return
    along = (end - begin) / length
    a = begin + along * leave_boxes(begin, along, length, boxes_begin, style.gap)
    z = end - along * leave_boxes(end, -along, length, boxes_end, style.gap)
    if (z - a) @ along <= 1:
        return
    across = np.array([-along[1], along[0]])
    kind = random.random()
    if wedge and kind < 0.12:
        narrow, broad = across * style.line * 0.4, across * style.wedge
        # The broad end is at the label.
        canvas.draw.polygon([tuple(c) for c in (z + narrow, z - narrow, a - broad, a + broad)], fill=style.ink)
    elif wedge and kind < 0.22:
        for s in np.linspace(0.06, 1, max(3, style.strokes)):
            half = max(0.5, style.wedge * s)
            middle = z + (a - z) * s
            canvas.line(middle - across * half, middle + across * half, style.hash_line, style.ink)
    elif kind > 0.85:
        sides = (-0.5, 0.5) if random.random() < 0.5 else (0, random.choice([-1, 1]))
        for side in sides:
            shift = across * style.offset * side
            canvas.line(a + shift, z + shift, style.line, style.ink)
    else:
        canvas.line(a, z, style.line, style.ink)


def _grow(scene: Scene, place, angle: float, depth: int) -> None:
    """More of a molecule: zigzags, branches and labels, from an atom on."""
    if depth <= 0:
        return
    turns = random.choice([[60], [-60], [60, -60], [60, -60], [0]])
    for turn in turns:
        out = angle + math.radians(turn)
        end = place + scene.bond * np.array([math.cos(out), math.sin(out)])
        if not scene.is_clear_way(place, end, 0.3 * scene.bond):
            continue
        boxes = (scene.write_short(end) or []) if random.random() < 0.3 else []
        _draw_line(scene, place, end, [], boxes, False)
        if not boxes or random.random() < 0.3:
            _grow(scene, end, out, depth - 1)


def _ring(scene: Scene, place, angle: float) -> None:
    size = random.choice([5, 6, 6, 6])
    radius = scene.bond / (2 * math.sin(math.pi / size))
    centre = place + radius * np.array([math.cos(angle), math.sin(angle)])
    corners = [
        centre - radius * np.array([math.cos(angle + 2 * math.pi * k / size), math.sin(angle + 2 * math.pi * k / size)])
        for k in range(size)
    ]
    for k, corner in enumerate(corners):
        after = corners[(k + 1) % size]
        if scene.is_clear_way(corner, after, 0.15 * scene.bond) or k in (0, size - 1):
            _draw_line(scene, corner, after, [], [], False)
    for corner in corners[1:]:
        if random.random() < 0.3:
            out = corner - centre
            _grow(scene, corner, math.atan2(out[1], out[0]), 1)


def _arms(label: LabelText, count: int, wide: bool) -> list[float]:
    """Directions of the bonds, radians, y downwards; away from where the text runs."""
    away = 0.0 if label.leftwards else math.pi
    spread = math.pi if label.lone and not wide else math.radians(100)
    arms: list[float] = []
    for _ in range(20):
        step = random.choice([0, 30, -30, 60, -60, 90, -90, 120, 150, 180]) if random.random() < 0.75 else uniform(-180, 180)
        arm = math.radians(step + random.gauss(0, 3))
        near = any(abs(math.remainder(away + arm - other, 2 * math.pi)) < math.radians(50) for other in arms)
        if abs(math.remainder(arm, 2 * math.pi)) <= spread and not near:
            arms.append(away + arm)
        if len(arms) == count:
            break
    return arms


def _draw_bonds(scene: Scene, label: LabelText, boxes: list[Box]) -> None:
    count = random.choices([0, 1, 2, 3], [4, 70, 19, 7])[0]
    starts = [(scene.middle, angle) for angle in _arms(label, count, len(boxes) > 1)]
    if len(boxes) > 1 and random.random() < 0.12:
        far = boxes[0] if label.leftwards else boxes[-1]
        out = (math.pi if label.leftwards else 0) + random.choice([0, 0.52, -0.52])
        starts.append((np.array([(far[0] + far[2]) / 2, scene.middle[1]]), out))
    for start, angle in starts:
        end = start + scene.bond * uniform(0.9, 1.15) * np.array([math.cos(angle), math.sin(angle)])
        _draw_line(scene, start, end, boxes, [], True)
        kind = random.random()
        if kind < 0.4:
            _ring(scene, end, angle + math.radians(random.choice([0, 0, 30, -30])))
        elif kind < 0.93:
            _grow(scene, end, angle, random.randint(1, 4))


def _clutter(scene: Scene) -> None:
    """Other labels, numbers and lines that have nothing to do with this one."""
    for _ in range(random.choices([0, 1, 2, 3], [45, 30, 15, 10])[0]):
        x, y = uniform(-4.8, 4.8) * scene.bond, uniform(-0.9, 0.9) * scene.bond
        place = scene.middle + np.array([x, y])
        if random.random() < 0.55:
            boxes = scene.write_short(place)
            if boxes and random.random() < 0.8:
                angle = uniform(0, 2 * math.pi)
                end = place + scene.bond * np.array([math.cos(angle), math.sin(angle)])
                if scene.is_clear_way(place, end, 0.25 * scene.bond):
                    _draw_line(scene, place, end, boxes, [], False)
        elif scene.is_free((*(place - 0.2 * scene.bond), *(place + 0.2 * scene.bond)), 0.4 * scene.bond):
            _grow(scene, place, uniform(0, 2 * math.pi), random.randint(1, 3))


def letter_view() -> tuple[np.ndarray, str, list[float]]:
    """Ink of HEIGHT x WIDTH (0 paper to 255), the text, and x of its letters in pixels."""
    while True:
        view, text, places = _attempt()
        if all(_is_inked(view, place) for place in places):
            return view, text, places


def _is_inked(view: np.ndarray, place: float) -> bool:
    """False for a pale letter that a threshold took away."""
    x = int(place)
    return view[6 : HEIGHT - 6, max(0, x - 3) : x + 4].max() > 60


def _attempt() -> tuple[np.ndarray, str, list[float]]:
    style = Style()
    scene = Scene(style)
    label = LabelText('', False, lone=True) if random.random() < 0.03 else any_label()
    boxes: list[Box] = []
    if label.text:
        boxes = scene.write(scene.middle, label.text, _anchor(label.text, label.leftwards), label.leftwards)
        scene.taken[:] = _whole(boxes)
    _draw_bonds(scene, label, boxes)
    _clutter(scene)
    stored = scan(wear(scene.canvas.image, style.bond, style.line), style.bond, style.line)
    to_stored = stored.size[0] / scene.canvas.image.size[0]
    factor = BOND * math.exp(random.gauss(0, 0.1)) / (style.bond * to_stored)
    ink = rescale(stored, factor)
    return _cut(ink, scene, label.text, boxes, to_stored * factor)


def _whole(boxes: list[Box]) -> list[Box]:
    """One box about all glyphs, so that no clutter comes between them."""
    return [(min(b[0] for b in boxes), min(b[1] for b in boxes), max(b[2] for b in boxes), max(b[3] for b in boxes))]


def _cut(ink: np.ndarray, scene: Scene, text: str, boxes: list[Box], factor: float):
    x, y = scene.middle * factor + np.random.normal(0, 2, 2)
    left, top = int(x - WIDTH / 2), int(y - HEIGHT / 2)
    padded = np.pad(ink, ((HEIGHT, HEIGHT), (WIDTH, WIDTH)))
    view = padded[top + HEIGHT : top + 2 * HEIGHT, left + WIDTH : left + 2 * WIDTH]
    places = [
        (b[0] + (b[2] - b[0]) * (k + 0.5) / len(glyphs)) * factor - left
        for (glyphs, _), b in zip(tokens(text), boxes)
        for k in range(len(glyphs))
    ]
    # Letters beyond the view cannot be read.
    inside = [k for k, place in enumerate(places) if 2 < place < WIDTH - 2]
    letters = letters_of(text)
    return view, ''.join(letters[k] for k in inside), [places[k] for k in inside]


def drawn(number: int, seed: int):
    """Views, texts and places of a shard."""
    random.seed(seed + number)
    np.random.seed((seed + number) % 2**32)
    return zip(*(letter_view() for _ in range(SIZE)))


def write_shard(folder: Path, number: int, seed: int) -> None:
    views, texts, places = drawn(number, seed)
    unfinished = shard_file(folder, number).with_suffix('.part')
    unfinished.write_bytes(zlib.compress(pickle.dumps((np.array(views, np.uint8), texts, places)), 1))
    unfinished.rename(shard_file(folder, number))


def main() -> None:
    options = argparse.ArgumentParser()
    options.add_argument('--folder', type=Path, required=True)
    options.add_argument('--first', type=int, default=0)
    options.add_argument('--count', type=int, required=True)
    options.add_argument('--seed', type=int, default=SEED)
    options.add_argument('--step', type=int, default=1, help='every n-th shard, for several processes')
    options.add_argument('--flat', action='store_true', help='as plain arrays, which train_timed.py takes and deletes')
    chosen = options.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    for number in range(chosen.first, chosen.first + chosen.count, chosen.step):
        if chosen.flat:
            flat.write(chosen.folder, number, 'letters', flat.flatten_letters(*drawn(number, chosen.seed), ALPHABET))
        elif not shard_file(chosen.folder, number).exists():
            write_shard(chosen.folder, number, chosen.seed)


if __name__ == '__main__':
    main()
