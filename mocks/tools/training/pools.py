"""What a timed training learns from, kept whole on its device: drawings are cropped and heats drawn there.

The rules of crops and heats are those of `targets.py`, in tensors.
"""

import torch
from torch import Tensor

from flat import FRAME, FRAMES, MOST_ATOMS
from letter_loss import IGNORED
from network import STRIDE
from targets import ATOM_SPREAD, BOND_SPREAD, CELLS, CROP



class DrawingPool:
    """All drawings so far, up to a number of bytes of ink."""

    def __init__(self, device: torch.device, ink_bytes: int, most: int) -> None:
        self._ink = torch.zeros(ink_bytes, dtype=torch.uint8, device=device)
        self._begins = torch.zeros(most, dtype=torch.long, device=device)
        self._sizes = torch.zeros(most, 2, dtype=torch.long, device=device)
        self._atoms = torch.zeros(most, MOST_ATOMS, 4, device=device)
        self._bonds: Tensor | None = None
        self.device, self.count, self._used = device, 0, 0

    def add(self, shard: dict) -> bool:
        """False when there is no room for the shard."""
        tensors = {name: torch.from_numpy(array).to(self.device) for name, array in shard.items()}
        count, length = len(tensors['begins']), len(tensors['ink'])
        if self._used + length > len(self._ink) or self.count + count > len(self._begins):
            return False
        rows = slice(self.count, self.count + count)
        self._ink[self._used : self._used + length] = tensors['ink']
        self._begins[rows] = tensors['begins'] + self._used
        self._sizes[rows], self._atoms[rows] = tensors['sizes'], tensors['atoms']
        if self._bonds is None:
            self._bonds = torch.zeros(len(self._begins), *tensors['bonds'].shape[1:], dtype=torch.int16, device=self.device)
        self._bonds[rows] = tensors['bonds']
        self.count, self._used = self.count + count, self._used + length
        return True

    def batch(self, count: int) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        """Random crops, as `targets.batch` gives them: ink, heats, rows of atoms, rows of bonds."""
        chosen = torch.randint(self.count, (count,), device=self.device)
        atoms, bonds, sizes = self._atoms[chosen], self._bonds[chosen].long(), self._sizes[chosen]
        left, top = _places(atoms, sizes)
        ink = _crops(self._ink, self._begins[chosen], sizes, left, top)
        points = (atoms[:, :, :2] - torch.stack([left, top], 1)[:, None]) / STRIDE
        heats = torch.zeros(count, 2, CELLS, CELLS, device=self.device)
        return ink, heats, _atom_rows(atoms, points, heats), _bond_rows(bonds, points, heats)


def _places(atoms: Tensor, sizes: Tensor) -> tuple[Tensor, Tensor]:
    """Left and top of crops: about an atom, half of the time about a written one."""
    device, count = atoms.device, len(atoms)
    there, written = atoms[:, :, 2] >= 0, atoms[:, :, 2] > 0
    favoured = (torch.rand(count, 1, device=device) < 0.5) & written.any(1, keepdim=True)
    weights = torch.where(favoured, written, there).float()
    empty = ~there.any(1)
    weights[empty, 0] = 1
    about = atoms[torch.arange(count, device=device), torch.multinomial(weights, 1)[:, 0], :2]

    def along(side: Tensor, middle: Tensor) -> Tensor:
        chance = torch.rand(count, device=device)
        over = side - CROP
        at_atom = (middle - (20 + chance * (CROP - 40))).long()
        anywhere = (chance * (over + 17).clamp(min=1)).long() - 8
        inside = -(chance * (1 - over).clamp(min=1)).long()
        return torch.where(over > 0, torch.where(empty, anywhere, at_atom), inside)

    return along(sizes[:, 1], about[:, 0]), along(sizes[:, 0], about[:, 1])


def _crops(ink: Tensor, begins: Tensor, sizes: Tensor, left: Tensor, top: Tensor) -> Tensor:
    """count x 1 x CROP x CROP, 0 paper to 1."""
    steps = torch.arange(CROP, device=ink.device)
    rows, columns = top[:, None] + steps, left[:, None] + steps
    inside = ((rows >= 0) & (rows < sizes[:, :1]))[:, :, None] & ((columns >= 0) & (columns < sizes[:, 1:]))[:, None]
    at = begins[:, None, None] + rows[:, :, None] * sizes[:, 1, None, None] + columns[:, None]
    return (ink[torch.where(inside, at, torch.zeros_like(at))] * inside / 255.0)[:, None]


def _splat(heats: Tensor, channel: int, pictures: Tensor, points: Tensor, spread: float) -> None:
    """Bumps of height 1 at places, in cells."""
    if not len(points):
        return
    cells = points.long()
    steps = torch.arange(-3, 4, device=points.device)
    columns, rows = cells[:, 0, None] + steps, cells[:, 1, None] + steps
    fits = ((columns >= 0) & (columns < CELLS))[:, None] & ((rows >= 0) & (rows < CELLS))[:, :, None]
    far = (columns + 0.5 - points[:, :1])[:, None] ** 2 + (rows + 0.5 - points[:, 1:])[:, :, None] ** 2
    bumps = torch.exp(-far / (2 * spread**2)) * fits
    at = ((pictures * 2 + channel)[:, None, None] * CELLS + rows.clamp(0, CELLS - 1)[:, :, None]) * CELLS + columns.clamp(0, CELLS - 1)[:, None]
    heats.view(-1).scatter_reduce_(0, at.reshape(-1), bumps.reshape(-1), 'amax')
    heats[pictures, channel, cells[:, 1], cells[:, 0]] = 1


def _offsets(points: Tensor) -> Tensor:
    return points - points.floor() - 0.5


def _in_crop(points: Tensor) -> Tensor:
    return ((points >= 0) & (points < CELLS)).all(2)


def _atom_rows(atoms: Tensor, points: Tensor, heats: Tensor) -> Tensor:
    pictures, which = torch.nonzero(_in_crop(points) & (atoms[:, :, 2] >= 0), as_tuple=True)
    at = points[pictures, which]
    _splat(heats, 0, pictures, at, ATOM_SPREAD)
    cells = at.floor()
    return torch.cat([pictures[:, None].float(), cells.flip(1), _offsets(at), atoms[pictures, which, 2:]], 1)


def _bond_rows(bonds: Tensor, points: Tensor, heats: Tensor) -> Tensor:
    ends = bonds[:, :, :2].clamp(min=0)[..., None].expand(-1, -1, -1, 2)
    begin, end = (points.gather(1, ends[:, :, k]) for k in (0, 1))
    middles = (begin + end) / 2
    pictures, which = torch.nonzero(_in_crop(middles) & (bonds[:, :, 2] >= 0), as_tuple=True)
    at, along = middles[pictures, which], (end - begin)[pictures, which] * STRIDE
    length = along.norm(dim=1, keepdim=True) + 1e-6
    u, v = (along / length).unbind(1)
    _splat(heats, 1, pictures, at, BOND_SPREAD)
    kind = bonds[pictures, which, 2:].float()
    geometry = torch.stack([u * u - v * v, 2 * u * v, length[:, 0] / 24, u, v], 1)
    return torch.cat([pictures[:, None].float(), at.floor().flip(1), _offsets(at), kind, geometry], 1)


class RowPool:
    """Rows of tensors, by name, up to a number; what does not fit is left out."""

    def __init__(self, device: torch.device, most: int) -> None:
        self.device, self.most, self.count = device, most, 0
        self._rows: dict[str, Tensor] = {}

    def add(self, arrays: dict) -> bool:
        count = min(len(next(iter(arrays.values()))), self.most - self.count)
        for name, array in arrays.items():
            if name not in self._rows:
                kind = torch.from_numpy(array[:0]).dtype
                self._rows[name] = torch.zeros(self.most, *array.shape[1:], dtype=kind, device=self.device)
            self._rows[name][self.count : self.count + count] = torch.from_numpy(array[:count]).to(self.device)
        self.count += count
        return count > 0

    def batch(self, count: int) -> dict[str, Tensor]:
        chosen = torch.randint(self.count, (count,), device=self.device)
        return {name: rows[chosen] for name, rows in self._rows.items()}

    def first(self, count: int) -> dict[str, Tensor]:
        return {name: rows[: min(count, self.count)] for name, rows in self._rows.items()}


def as_ink(views: Tensor) -> Tensor:
    """n x 1 x height x width, 0 paper to 1."""
    return (views[:, None].float() / 255).contiguous(memory_format=torch.channels_last)


def shown_letters(letters: Tensor, places: Tensor) -> Tensor:
    """What each frame shows: a letter's number where it is, 0 for none; the frames beside a letter are open."""
    shown = torch.zeros(len(letters), FRAMES, dtype=torch.long, device=letters.device)
    there = letters > 0
    at = (places / FRAME).long().clamp(0, FRAMES - 1)
    rows = torch.arange(len(letters), device=letters.device)[:, None].expand_as(at)
    for beside in (-1, 1):
        shown[rows[there], (at + beside).clamp(0, FRAMES - 1)[there]] = IGNORED
    shown[rows[there], at[there]] = letters[there].long()
    return shown
