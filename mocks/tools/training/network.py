"""The three networks: where atoms and bonds are, what a label is, and its letters.

`GraphNetwork` is fully convolutional with stride 4. Its channels, in order: atom heat 1, atom
offset 2, class, charge 3, bond heat 1, bond offset 2, bond type 5, geometry 3 (cos 2a, sin 2a,
length / 24) and the direction of a wedge 2. Heats are logits, offsets in cells from the middle.
"""

import torch
import torch.nn.functional as F
from torch import Tensor, nn

from condensed import ALPHABET
from labels import CLASS_COUNT

STRIDE = 4
BOND_TYPES = 5
ATOM_HEAT, ATOM_OFFSET, ATOM_CLASS = 0, 1, 3
ATOM_CHARGE = ATOM_CLASS + CLASS_COUNT
BOND_HEAT = ATOM_CHARGE + 3
BOND_OFFSET = BOND_HEAT + 1
BOND_TYPE = BOND_OFFSET + 2
BOND_GEOMETRY = BOND_TYPE + BOND_TYPES
BOND_BEGIN = BOND_GEOMETRY + 3
CHANNELS = BOND_BEGIN + 2


class Convolution(nn.Sequential):
    def __init__(self, inputs: int, outputs: int, stride: int | tuple[int, int] = 1, dilation: int = 1) -> None:
        super().__init__(
            nn.Conv2d(inputs, outputs, 3, stride, dilation, dilation, bias=False),
            nn.BatchNorm2d(outputs),
            nn.ReLU(inplace=True),
        )


class Residual(nn.Module):
    def __init__(self, channels: int, dilation: int = 1) -> None:
        super().__init__()
        self.first = Convolution(channels, channels, 1, dilation)
        self.second = nn.Sequential(
            nn.Conv2d(channels, channels, 3, 1, 1, bias=False), nn.BatchNorm2d(channels)
        )

    def forward(self, x: Tensor) -> Tensor:
        return F.relu(x + self.second(self.first(x)))


class GraphNetwork(nn.Module):
    """Batch x 1 x H x W ink (0..1), sides multiples of 8, to batch x CHANNELS x H/4 x W/4."""

    def __init__(self, widths: tuple[int, int, int, int] = (16, 48, 80, 48)) -> None:
        super().__init__()
        w2, w4, w8, out = widths
        self.stage2 = nn.Sequential(Convolution(1, w2, 2), Convolution(w2, w2))
        self.stage4 = nn.Sequential(Convolution(w2, w4, 2), Residual(w4), Residual(w4))
        self.stage8 = nn.Sequential(
            Convolution(w4, w8, 2), Residual(w8), Residual(w8, 2), Residual(w8, 4), Residual(w8, 2)
        )
        self.up = nn.Conv2d(w8, out, 1)
        self.side = nn.Conv2d(w4, out, 1)
        self.merge = Residual(out)
        self.heads = nn.Conv2d(out, CHANNELS, 1)
        nn.init.zeros_(self.heads.bias)
        # Few cells hold an atom or a bond: begin with a probability of 0.02.
        for heat in (ATOM_HEAT, BOND_HEAT):
            self.heads.bias.data[heat] = -4

    def features(self, x: Tensor) -> Tensor:
        quarter = self.stage4(self.stage2(x))
        upper = F.interpolate(self.up(self.stage8(quarter)), scale_factor=2.0, mode='nearest')
        return self.merge(F.relu(self.side(quarter) + upper))

    def heats(self, features: Tensor) -> Tensor:
        """Atom and bond heat of every cell; all that training needs everywhere."""
        rows = [ATOM_HEAT, BOND_HEAT]
        return F.conv2d(features, self.heads.weight[rows], self.heads.bias[rows])

    def at(self, features: Tensor, cells: Tensor) -> Tensor:
        """All channels at cells given as rows of (picture, row, column)."""
        picked = features[cells[:, 0], :, cells[:, 1], cells[:, 2]]
        return F.linear(picked.float(), self.heads.weight[:, :, 0, 0], self.heads.bias)

    def forward(self, x: Tensor) -> Tensor:
        return self.heads(self.features(x))


class LabelNetwork(nn.Module):
    """Batch x 1 x 72 x 160 ink about an atom, 48 pixels a bond, to logits of the classes."""

    def __init__(self, width: int = 20) -> None:
        super().__init__()
        w = width
        self.body = nn.Sequential(
            Convolution(1, w, 2),
            Convolution(w, 2 * w, 2),
            Residual(2 * w),
            Convolution(2 * w, 3 * w, 2),
            Residual(3 * w),
            Convolution(3 * w, 4 * w, 2),
            Residual(4 * w),
            nn.Conv2d(4 * w, 2 * w, 1),
            nn.ReLU(inplace=True),
        )
        self.say = nn.Sequential(
            nn.Flatten(), nn.Dropout(0.1), nn.Linear(2 * w * 5 * 10, 160), nn.ReLU(inplace=True), nn.Linear(160, CLASS_COUNT)
        )

    def forward(self, x: Tensor) -> Tensor:
        return self.say(self.body(x))


class Along(nn.Module):
    """A residual layer along the line of writing."""

    def __init__(self, channels: int, dilation: int) -> None:
        super().__init__()
        self.look = nn.Conv1d(channels, channels, 3, 1, dilation, dilation, bias=False)
        self.norm = nn.BatchNorm1d(channels)

    def forward(self, x: Tensor) -> Tensor:
        return x + F.relu(self.norm(self.look(x)))


class LetterNetwork(nn.Module):
    """Batch x 1 x 40 x 288 ink about an atom, 32 pixels a bond, to batch x 144 x letters + 1 logits.

    Two frames a column of features, so that a letter of four pixels has its own; blank is the first.
    Where the atom is, at which the label to be read is written, each column knows by its own bias.
    """

    def __init__(self, letters: int = len(ALPHABET), widths: tuple[int, int, int, int, int] = (16, 32, 48, 80, 112)) -> None:
        super().__init__()
        a, b, c, d, e = widths
        self.classes = letters + 1
        self.body = nn.Sequential(
            Convolution(1, a, 2),
            Convolution(a, b, 2),
            Residual(b),
            Convolution(b, c, (2, 1)),
            Residual(c),
            Convolution(c, d, (2, 1)),
        )
        self.collapse = nn.Conv2d(d, e, (3, 1))
        self.place = nn.Parameter(torch.zeros(1, e, 72))
        self.along = nn.Sequential(Along(e, 1), Along(e, 2), Along(e, 4), Along(e, 8), Along(e, 2), Along(e, 1))
        self.say = nn.Conv1d(e, 2 * self.classes, 1)

    def forward(self, x: Tensor) -> Tensor:
        columns = F.relu(self.collapse(self.body(x)).squeeze(2) + self.place)
        said = self.say(self.along(columns)).transpose(1, 2)
        return said.reshape(-1, 144, self.classes)


class LineNetwork(nn.Module):
    """Batch x 1 x 32 x W ink of lines, W a multiple of 4, to batch x W / 2 x letters + 1 logits.

    Two frames a column of features, so that a letter of four pixels has its own; blank is the first.
    """

    def __init__(self, letters: int, widths: tuple[int, int, int, int, int] = (16, 32, 48, 72, 104)) -> None:
        super().__init__()
        a, b, c, d, e = widths
        self.classes = letters + 1
        self.body = nn.Sequential(
            Convolution(1, a, 2),
            Convolution(a, b, 2),
            Residual(b),
            Convolution(b, c, (2, 1)),
            Residual(c),
            Convolution(c, d, (2, 1)),
        )
        self.collapse = nn.Conv2d(d, e, (2, 1))
        self.along = nn.Sequential(Along(e, 1), Along(e, 2), Along(e, 4), Along(e, 8), Along(e, 2), Along(e, 1))
        self.say = nn.Conv1d(e, 2 * self.classes, 1)

    def forward(self, x: Tensor) -> Tensor:
        columns = F.relu(self.collapse(self.body(x)).squeeze(2))
        said = self.say(self.along(columns)).transpose(1, 2)
        return said.reshape(said.shape[0], -1, self.classes)
