"""Shards of plain arrays on their way from those who draw them into a pool on the training's device."""

import threading
import time
from pathlib import Path

import torch

from flat import take
from labels import THINNED
from pools import DrawingPool, RowPool

HELD_BACK = 20  # every n-th shard is measured on only
MOST_HELD = 6000  # views that are measured on
# Of a whole pool: bytes of ink and drawings; views; labels. Together some 60 GB.
INK_BYTES, DRAWINGS, VIEWS, LABELS = 26_000_000_000, 450_000, 1_600_000, 800_000


class Supply:
    """Shards of a kind on their way into a pool: read by a thread, added between two steps."""

    def __init__(self, folder: Path, kind: str, device: torch.device, scale: float) -> None:
        self._folder, self._kind, self._number = folder, kind, 0
        self.pool = _pool(kind, device, scale)
        self.held = RowPool(device, MOST_HELD)
        self._ready: list[dict] = []
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        while True:
            shard = take(self._folder, self._kind) if len(self._ready) < 4 else None
            if shard is None:
                time.sleep(0.05)
            else:
                self._ready.append(shard)

    def feed(self) -> None:
        """Adds what is there; waits for the first shard."""
        while self._ready or not self.pool.count:
            if self._ready:
                self._add(self._ready.pop(0))
            else:
                time.sleep(0.05)

    def _add(self, shard: dict) -> None:
        self._number += 1
        if self._kind == 'views':
            shard = _thinned(shard)
        if self._kind != 'ink' and self._number % HELD_BACK == 2:
            self.held.add(shard)
        else:
            self.pool.add(shard)


def _pool(kind: str, device: torch.device, scale: float) -> DrawingPool | RowPool:
    if kind == 'ink':
        return DrawingPool(device, int(INK_BYTES * scale), int(DRAWINGS * scale))
    return RowPool(device, int((VIEWS if kind == 'views' else LABELS) * scale))


def _thinned(shard: dict) -> dict:
    keep = torch.ones(len(shard['classes']))
    for kind, share in THINNED.items():
        keep[torch.from_numpy(shard['classes']) == kind] = share
    kept = (torch.rand(len(keep)) < keep).numpy()
    return {name: array[kept] for name, array in shard.items()}
