"""What printing, scanning and storing do to a drawing."""

import io
import math
import random

import numpy as np
from PIL import Image, ImageFilter

uniform = random.uniform


def wear(image: Image.Image, bond: float, line: float) -> Image.Image:
    """Ink that spread or broke, a blurred lens, speckles; at the resolution of the drawing."""
    if random.random() < 0.15:
        spread = line < 5 or random.random() < 0.4
        image = image.filter(ImageFilter.MinFilter(3) if spread else ImageFilter.MaxFilter(3))
    if random.random() < 0.25:
        image = image.filter(ImageFilter.GaussianBlur(uniform(0.4, bond * 0.03)))
    if random.random() < 0.2:
        image = _ragged(image, line)
    if random.random() < 0.08:
        pixels = np.array(image)
        count = int(pixels.size * uniform(0.0002, 0.003))
        rows = np.random.randint(0, pixels.shape[0], count)
        pixels[rows, np.random.randint(0, pixels.shape[1], count)] = 0
        image = Image.fromarray(pixels)
    return image


def _ragged(image: Image.Image, line: float) -> Image.Image:
    """Edges as a photocopier leaves them: noise near ink, then black or white."""
    height, width = image.size[1], image.size[0]
    noise = np.random.normal(0, uniform(8, 55), (height // 2 + 1, width // 2 + 1))
    noise = noise.repeat(2, 0).repeat(2, 1)[:height, :width]
    near = np.asarray(image.filter(ImageFilter.GaussianBlur(2.0)), dtype=np.float32) < 250
    soft = np.asarray(image.filter(ImageFilter.GaussianBlur(1.2)), dtype=np.float32) + noise * near
    threshold = random.randint(120, 190) if line >= 3.5 else random.randint(185, 215)
    return Image.fromarray(np.where(soft > threshold, 255, 0).astype(np.uint8))


def scan(image: Image.Image, bond: float, line: float) -> Image.Image:
    """The stored file: at most the drawing's resolution, often of two colours only."""
    # Between 15 and 60 pixels a bond, but no line thinner than 0.7 pixels.
    resolution = math.exp(uniform(math.log(15), math.log(60)))
    factor = min(1.0, max(resolution / bond, 0.7 / line))
    size = tuple(max(8, round(side * factor)) for side in image.size)
    image = image.resize(size, random.choice([Image.BOX, Image.BOX, Image.BILINEAR, Image.LANCZOS]))
    if random.random() < 0.5:
        thin = line * factor < 1.3
        threshold = random.randint(200, 242) if thin else random.randint(110, 225)
        return image.point(lambda value: 255 if value > threshold else 0)
    if random.random() < 0.2:
        stored = io.BytesIO()
        image.save(stored, 'JPEG', quality=random.randint(25, 85))
        image = Image.open(stored).convert('L')
    pixels = 255 - np.asarray(image).astype(np.float32)
    if random.random() < 0.2:
        pixels *= uniform(0.5, 1)
    if random.random() < 0.2:
        pixels += np.random.normal(0, uniform(2, 14), pixels.shape)
    return Image.fromarray((255 - np.clip(pixels, 0, 255)).astype(np.uint8))


def rescale(image: Image.Image, factor: float) -> np.ndarray:
    """Ink, 0 paper to 255, resampled as recognition does it: area average down, linear up."""
    size = tuple(max(8, math.floor(side * factor + 0.5)) for side in image.size)
    method = Image.BOX if factor <= 1 else Image.BILINEAR
    return 255 - np.asarray(image.resize(size, method))
