"""The mean of two runs of one network: reads what either has learnt, and errs less than both.

    python3 average.py BEFORE.pt AFTER.pt --into MEAN.pt [--share 0.5]

The second run must have begun with the weights of the first, or their means have no meaning.
"""

import argparse
from pathlib import Path

import torch


def average(before: dict[str, torch.Tensor], after: dict[str, torch.Tensor], share: float) -> dict[str, torch.Tensor]:
    """The weights between both; share: of the second, 0..1. Counters are the second's."""
    return {
        name: torch.lerp(before[name].float(), value.float(), share) if value.is_floating_point() else value
        for name, value in after.items()
    }


def main() -> None:
    options = argparse.ArgumentParser()
    options.add_argument('before', type=Path)
    options.add_argument('after', type=Path)
    options.add_argument('--into', type=Path, required=True)
    options.add_argument('--share', type=float, default=0.5, help='of the second run')
    chosen = options.parse_args()
    before, after = (torch.load(file, map_location='cpu') for file in (chosen.before, chosen.after))
    torch.save(average(before, after, chosen.share), chosen.into)


if __name__ == '__main__':
    main()
