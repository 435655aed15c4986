"""What the graph network is trained to lower."""

import torch
import torch.nn.functional as F
from torch import Tensor

import network as net
from bond_types import SOLID
from labels import CLASS_COUNT

# Plain carbons are most of the atoms and the easiest.
_CLASS_WEIGHTS = torch.ones(CLASS_COUNT)
_CLASS_WEIGHTS[0] = 0.4

WEIGHTS = {
    'atom heat': 1, 'bond heat': 1, 'atom offset': 1, 'class': 1, 'charge': 0.3,
    'bond offset': 1, 'bond type': 0.5, 'geometry': 1, 'direction': 0.5,
}  # fmt: skip


def focal(logits: Tensor, heat: Tensor) -> Tensor:
    """The penalty-reduced focal loss of CornerNet (Law and Deng, 2018, equation 1), per object."""
    p = torch.sigmoid(logits.float()).clamp(1e-4, 1 - 1e-4)
    hit = (heat > 0.999).float()
    loss = -(hit * (1 - p) ** 2 * torch.log(p) + (1 - hit) * (1 - heat) ** 4 * p**2 * torch.log(1 - p))
    return loss.sum() / hit.sum().clamp(min=1)


def parts(model: net.GraphNetwork, features: Tensor, heats: Tensor, atoms: Tensor, bonds: Tensor):
    """The parts of the loss, and the shares of labels and of bond types that are right."""
    said = model.heats(features)
    loss = {'atom heat': focal(said[:, 0], heats[:, 0]), 'bond heat': focal(said[:, 1], heats[:, 1])}
    right = {}
    if len(atoms):
        v = model.at(features, atoms[:, :3].long())
        classes, kinds = v[:, net.ATOM_CLASS : net.ATOM_CHARGE], atoms[:, 5].long()
        loss['atom offset'] = F.l1_loss(v[:, net.ATOM_OFFSET : net.ATOM_CLASS], atoms[:, 3:5])
        loss['class'] = F.cross_entropy(classes, kinds, weight=_CLASS_WEIGHTS.to(v.device))
        loss['charge'] = F.cross_entropy(v[:, net.ATOM_CHARGE : net.BOND_HEAT], atoms[:, 6].long())
        written = kinds > 0
        if written.any():
            right['labels'] = (classes.argmax(1) == kinds)[written].float().mean()
    if len(bonds):
        v = model.at(features, bonds[:, :3].long())
        types, kinds = v[:, net.BOND_TYPE : net.BOND_GEOMETRY], bonds[:, 5].long()
        loss['bond offset'] = F.l1_loss(v[:, net.BOND_OFFSET : net.BOND_TYPE], bonds[:, 3:5])
        loss['bond type'] = F.cross_entropy(types, kinds)
        loss['geometry'] = F.l1_loss(v[:, net.BOND_GEOMETRY : net.BOND_BEGIN], bonds[:, 6:9])
        wedged = kinds >= SOLID
        if wedged.any():
            loss['direction'] = F.l1_loss(v[wedged][:, net.BOND_BEGIN :], bonds[wedged][:, 9:11])
        right['bond types'] = (types.argmax(1) == kinds).float().mean()
    return loss, right


def total(loss: dict[str, Tensor]) -> Tensor:
    return sum(WEIGHTS[name] * value for name, value in loss.items())
