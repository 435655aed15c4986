"""What stands around drawings on paper: captions, arrows, numbers, frames, salts; and paper
without any drawing."""

import random

import numpy as np
from PIL import Image, ImageDraw

from fonts import ARIAL_LIKE, JAPANESE_FONTS, any_font, font
from labels import INDEX
from style import Style

uniform = random.uniform

WORDS = (
    'the of compound was obtained and yield reaction mixture with in Scheme Table 1H NMR (400 MHz, '
    'CDCl3) dried over Na2SO4 mg mmol h rt Figure 13C IC50 (10 mL) ethyl acetate [0124] C21H30O5 '
    'wherein R1 is selected from HPLC MS m/z 345.2 [M+H]+ isolated Structure of natural products '
    'Claim 5 formula (I) n = 1-3 TFA DMF K2CO3 LiAlH4 THF then H2O 85% ee plant leaves extract EtOAc'
).split()
CAPTIONS = [
    '1', '2a', '(3)', '12', 'R = H', '+', 'n = 1', '(I)', '[0024]', '5b', 'H2O', 'Et3N', 'a', 'EtOH, rt',
    '85%', '1a', '1b R = Me', '(II)', 'Formula I', '2 R = OH', 'Example 12', '(Ia)', '4', 'ent-7', '+/-',
    'D-', 'NaH, DMF', 'MeOH', 'b', '(S)', '(R)', 'and', 'or', 'Chemical 3', 'Int. 4', '(18)', '3: R1 = H',
    '2.', '10', 'i) nBuLi', 'Chiral', '(101)', '(1-267)', 'HO-MS', 'A', 'B', 'C', 'D', 'Abs', 'racemic',
]  # fmt: skip
# {c} is a letter, {n} and {m} are numbers, {r} is one of the Roman numerals.
CODES = [
    '{c}{c}-{n}', '[{n}]', '({n})', '[{r}]', '({r})', '({c})', '{c}-{n}', '({c}{c}-{n})', 'Formula {n}',
    '... ({n})', '({n}-{m})', '{c}{c}{c}{c}', 'Chemical formula {n}',
]  # fmt: skip
ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'i', 'iv', 'Ia', 'IIb']
# Structural formula, compound, chemistry, name of the substance, (said) formula: as Japanese patents write them.
JAPANESE = [
    '構造式', '化合物', '化', '物質名', '式', '・・・・', '商品名', '一般式', '例示化合物', 'エーテル', 'ビス', 'カルボキシフェニル',
]  # fmt: skip
SALTS = [('HCl', 'Cl'), ('ClH', 'Cl'), ('ClH', 'Cl'), ('HBr', 'Br'), ('BrH', 'Br'), ('IH', 'I'), ('x HCl', 'Cl')]


def _free(points, box, clear_x: float, clear_y: float) -> bool:
    inside_x = (points[:, 0] > box[0] - clear_x) & (points[:, 0] < box[2] + clear_x)
    inside_y = (points[:, 1] > box[1] - clear_y) & (points[:, 1] < box[3] + clear_y)
    return not (inside_x & inside_y).any()


def add_numbers(image: Image.Image, points, style: Style) -> None:
    """Numbers at the atoms, as articles with NMR data have them."""
    draw, face = ImageDraw.Draw(image), font(style.font, int(style.font_size * uniform(0.45, 0.7)))
    share = random.choice([1, 1, 0.5])
    for number, point in enumerate(points, 1):
        if random.random() < share:
            aside = np.random.normal(0, 1, 2)
            aside /= np.hypot(*aside) + 1e-6
            draw.text(tuple(point + aside * style.bond * 0.33 - 4), str(number), fill=0, font=face)


def add_salt(image: Image.Image, points, style: Style):
    """A hydrohalide beside the drawing; returns x, y and class of its halogen, or nothing."""
    face = font(style.font, int(style.font_size))
    text, halogen = random.choice(SALTS)
    width, height = face.getlength(text), style.font_size
    for _ in range(12):
        x = uniform(2, max(3, image.size[0] - width - 2))
        y = uniform(2, max(3, image.size[1] - height * 1.3))
        if _free(points, (x, y, x + width, y + height), 0.75 * style.bond, 0.6 * style.bond):
            ImageDraw.Draw(image).text((x, y), text, fill=style.label_ink, font=face)
            before = face.getlength(text[: text.index(halogen)])
            capital = face.getbbox('H')
            return x + before + face.getlength(halogen) / 2, y + (capital[1] + capital[3]) / 2, INDEX[halogen]
    return None


def add_surroundings(image: Image.Image, points, bond: float, label_font: str) -> None:
    """Captions, an arrow, brackets or a frame, never over an atom."""
    if random.random() < 0.5:
        return
    draw = ImageDraw.Draw(image)
    width, height = image.size
    file = label_font if random.random() < 0.4 else any_font()
    for _ in range(random.randint(1, 3)):
        _add_caption(draw, width, height, file, points, bond)
    if random.random() < 0.2:
        _add_arrow(draw, width, height, bond)
    if random.random() < 0.06:
        _add_pointers(draw, points, bond)
    if random.random() < 0.06:
        for x, side in ((bond * 0.4, 1), (width - bond * 0.4, -1)):
            foot = x + side * bond * 0.15
            low = height - bond * 0.4
            draw.line([(foot, bond * 0.4), (x, bond * 0.4), (x, low), (foot, low)], fill=0, width=2)
    if random.random() < 0.08:
        draw.rectangle([2, 2, width - 3, height - 3], outline=0, width=random.randint(1, 3))


def _caption() -> str:
    return random.choices([random.choice(CAPTIONS), _code(), ' '.join(random.choices(WORDS, k=random.randint(2, 6)))], [35, 45, 20])[0]


def _code() -> str:
    text = random.choice(CODES)
    for place, letters in (('{c}', 'ABCDEHINOPRST'), ('{n}', range(1, 60)), ('{m}', range(1, 500)), ('{r}', ROMAN)):
        while place in text:
            text = text.replace(place, str(random.choice(letters)), 1)
    return text


def _add_caption(draw, width, height, file, points, bond) -> None:
    text = _caption()
    if JAPANESE_FONTS and random.random() < 0.12:
        file, text = random.choice(JAPANESE_FONTS), ''.join(random.choices(JAPANESE, k=random.randint(1, 3))) + text
    face = font(file, int(bond * uniform(0.3, 0.65)))
    long = face.getlength(text)
    x, y = random.choice(
        [
            (width / 2 - long / 2, height - bond * 0.62),
            (uniform(0, width), 1),
            (width - long - 2, uniform(0, height - bond)),
            (2, uniform(0, height - bond)),
            (uniform(0, width), height - bond * 0.6),
        ]
    )
    if _free(points, (x - 4, y - 4, x + long + 4, y + bond * 0.7), 0.5 * bond, 0.5 * bond):
        draw.text((x, y), text, fill=0, font=face)


def _add_arrow(draw, width, height, bond) -> None:
    y = random.choice([height - 4, 4, int(height - 0.3 * bond)])
    x = uniform(0, width * 0.3)
    tip = x + uniform(bond, 4 * bond)
    draw.line([(x, y), (tip, y)], fill=0, width=random.randint(1, 4))
    if random.random() < 0.7:
        head = [(tip + 0.2 * bond, y), (tip - 0.1 * bond, y - 0.1 * bond), (tip - 0.1 * bond, y + 0.1 * bond)]
        draw.polygon(head, fill=0)


def _add_pointers(draw, points, bond) -> None:
    """Bent arrows over the drawing, from one atom to another, as NOE and HMBC correlations are shown."""
    ink, width = random.choice([0, 0, 60, 110]), max(1, round(bond * uniform(0.015, 0.05)))
    for _ in range(random.randint(1, 5)):
        begin, end = points[np.random.randint(0, len(points), 2)] + np.random.normal(0, 0.2 * bond, (2, 2))
        length = np.hypot(*(end - begin))
        if not bond < length < 5 * bond:
            continue
        along = (end - begin) / length
        across = np.array([-along[1], along[0]])
        bent = (begin + end) / 2 + across * length * random.choice([-1, 1]) * uniform(0.2, 0.7)
        steps = np.linspace(0, 1, 24)[:, None]
        curve = begin * (1 - steps) ** 2 + 2 * bent * steps * (1 - steps) + end * steps**2
        draw.line([tuple(p) for p in curve], fill=ink, width=width)
        for tip, before in [(curve[-1], curve[-4]), (curve[0], curve[3])][: random.choice([1, 2])]:
            out = (tip - before) / (np.hypot(*(tip - before)) + 1e-6)
            side = np.array([-out[1], out[0]])
            back = tip - out * 0.18 * bond
            draw.polygon([tuple(tip), tuple(back + side * 0.07 * bond), tuple(back - side * 0.07 * bond)], fill=ink)


def paper_without_drawing() -> Image.Image:
    """Running text, a table or a diagram."""
    width, height = random.randint(300, 800), random.randint(200, 600)
    image = Image.new('L', (width, height), 255)
    draw = ImageDraw.Draw(image)
    random.choices([_running_text, _table, _diagram], [65, 20, 15])[0](draw, width, height)
    return image


def _running_text(draw, width, height) -> None:
    face = font(any_font(), int(uniform(12, 46)))
    leading = face.getbbox('Hg')[3] * uniform(1.05, 1.5)
    y = uniform(0, leading)
    while y < height:
        draw.text((uniform(0, 60), y), ' '.join(random.choices(WORDS, k=20)), fill=0, font=face)
        y += leading


def _table(draw, width, height) -> None:
    for _ in range(random.randint(3, 14)):
        x, y = uniform(0, width), uniform(0, height)
        across = random.random() < 0.5
        draw.line([(0, y), (width, y)] if across else [(x, 0), (x, height)], fill=0, width=random.randint(1, 5))
    face = font(any_font(), int(uniform(12, 40)))
    for _ in range(20):
        draw.text((uniform(0, width), uniform(0, height)), random.choice(WORDS), fill=0, font=face)


def _diagram(draw, width, height) -> None:
    x = np.linspace(0, width, 200)
    y = height * 0.6 + np.cumsum(np.random.normal(0, height * 0.02, 200))
    draw.line(list(zip(x, y)), fill=0, width=random.randint(1, 5))
    draw.line([(20, height - 20), (width, height - 20)], fill=0, width=2)
    draw.line([(20, 0), (20, height - 20)], fill=0, width=2)
    face = font(ARIAL_LIKE[0], 16)
    for i in range(10):
        at = 20 + i * width / 10
        draw.line([(at, height - 28), (at, height - 12)], fill=0, width=2)
        draw.text((at, height - 18), str(i * 10), fill=0, font=face)
