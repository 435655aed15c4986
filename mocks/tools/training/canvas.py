"""Strokes and label text on paper, and where a stroke has to stop before a label."""

import math
import random

import numpy as np
from PIL import Image, ImageDraw

from fonts import font, tokens
from style import Style

Box = tuple[float, float, float, float]


class Canvas:
    """White paper, 0 black to 255 white."""

    def __init__(self, width: int, height: int) -> None:
        self.image = Image.new('L', (width, height), 255)
        self.draw = ImageDraw.Draw(self.image)

    def line(self, begin, end, width: float, ink: int) -> None:
        """A stroke with round ends; parts of a pixel of width are drawn by chance."""
        whole = max(1, int(width) if random.random() > width - int(width) else int(width) + 1)
        self.draw.line([tuple(begin), tuple(end)], fill=ink, width=whole)
        if whole > 3:
            radius = whole / 2 - 0.5
            for x, y in (begin, end):
                self.draw.ellipse([x - radius, y - radius, x + radius, y + radius], fill=ink)

    def wave(self, begin, end, height: float, turns: float, style: Style) -> None:
        """A wavy stroke."""
        begin, end = np.asarray(begin), np.asarray(end)
        along = end - begin
        across = np.array([-along[1], along[0]]) / (np.hypot(*along) + 1e-6)
        steps = np.linspace(0, 1, 60)
        points = [
            tuple(begin + along * s + across * math.sin(s * 2 * math.pi * turns) * height)
            for s in steps
        ]
        self.draw.line(points, fill=style.ink, width=max(1, int(style.line)))


def leave_boxes(start, direction, length: float, boxes: list[Box], gap: float) -> float:
    """How far along the ray it has left all boxes, at most 0.8 of the length."""
    far = 0.0
    for box in boxes:
        low, high = _crossing(start, direction, box, gap)
        if high > low and high > 0 and low < 0.6 * length:
            far = max(far, high)
    return min(far, 0.8 * length)


def _crossing(start, direction, box: Box, gap: float) -> tuple[float, float]:
    low, high = -1e9, 1e9
    sides = ((box[0] - gap, box[2] + gap), (box[1] - gap, box[3] + gap))
    for (near, far), place, step in zip(sides, start, direction):
        if abs(step) < 1e-6:
            if not near <= place <= far:
                return 1.0, 0.0
            continue
        first, second = sorted(((near - place) / step, (far - place) / step))
        low, high = max(low, first), min(high, second)
    return low, high


def put_text(canvas: Canvas, style: Style, place, text: str, anchor: int, leftwards: bool) -> list[Box]:
    """Writes a label with its anchor token, or that token's letter, centred on the place.

    Returns the boxes of its glyphs.
    """
    parts = tokens(text)
    normal, small = font(style.font, int(style.font_size)), font(style.font, int(style.font_size * style.subscript))
    widths = [(normal if kind == 0 else small).getlength(glyphs) for glyphs, kind in parts]
    x = _first_x(style, parts, widths, anchor, place[0], leftwards, normal)
    capital = normal.getbbox('H')
    height = capital[3] - capital[1]
    boxes: list[Box] = []
    for (glyphs, kind), width in zip(parts, widths):
        face = normal if kind == 0 else small
        if kind == 1 and glyphs in '+-' and style.circled_charges:
            boxes.append(_circled(canvas, style, x + width / 2, place[1] - height * 0.5, height * 0.33, glyphs))
        else:
            y = _baseline(style, kind, place[1], height, capital, small)
            canvas.draw.text((x, y), glyphs, fill=style.label_ink, font=face)
            inked = face.getbbox(glyphs)
            boxes.append((x + inked[0], y + inked[1], x + inked[2], y + inked[3]))
        x += width
    return boxes


def _first_x(style, parts, widths, anchor, centre, leftwards, normal) -> float:
    glyphs = parts[anchor][0]
    x = centre - widths[anchor] / 2
    if style.anchor_on_letter and len(glyphs) > 1:
        letter = glyphs[-1] if leftwards else glyphs[0]
        half = normal.getlength(letter) / 2
        x = centre - (widths[anchor] - half if leftwards else half)
    return x - sum(widths[:anchor])


def _baseline(style, kind, centre, height, capital, small) -> float:
    if kind == -1:
        return centre + height / 2 - small.getbbox('H')[3] + height * style.shift
    if kind == 1:
        return centre - height / 2 - small.getbbox('H')[1] - height * style.shift
    return centre - height / 2 - capital[1]


def _circled(canvas: Canvas, style: Style, x: float, y: float, radius: float, sign: str) -> Box:
    ink, arm = style.label_ink, radius * 0.6
    box = (x - radius, y - radius, x + radius, y + radius)
    canvas.draw.ellipse(box, outline=ink)
    canvas.line((x - arm, y), (x + arm, y), 1, ink)
    if sign == '+':
        canvas.line((x, y - arm), (x, y + arm), 1, ink)
    return box
