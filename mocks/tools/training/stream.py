"""Drawings made while training runs: shard k holds the SIZE drawings from seed SEED + k*SIZE on.

    python3 stream.py --molecules LIST.smi --excluded HASHES.txt --folder DATA --first 0 --count 200

The trainer reads the shards in their order and waits for the next one, so that what it sees does
not depend on the machine's speed.
"""

import argparse
import pickle
import time
import zlib
from pathlib import Path

import flat
from drawing import Drawing, draw
from molecules import MoleculeSource

SIZE = 250  # drawings a shard
SEED = 7_000_000  # of the first run; a later one takes another to see other drawings


def shard_file(folder: Path, number: int) -> Path:
    return folder / f'{number:05d}.shard'


def read_shard(folder: Path, number: int) -> list[Drawing]:
    """The drawings of a shard; waits until it is there."""
    file = shard_file(folder, number)
    while not file.exists():
        time.sleep(0.2)
    return pickle.loads(zlib.decompress(file.read_bytes()))


def write_flat_shard(folder: Path, number: int, source: MoleculeSource, seed: int) -> None:
    """The same drawings as plain arrays, for training on a GPU."""
    ink, views = flat.flatten([draw(seed + number * SIZE + i, source) for i in range(SIZE)])
    flat.write(folder, number, 'ink', ink)
    flat.write(folder, number, 'views', views)


def write_shard(folder: Path, number: int, source: MoleculeSource, seed: int) -> None:
    drawings = [draw(seed + number * SIZE + i, source) for i in range(SIZE)]
    unfinished = shard_file(folder, number).with_suffix('.part')
    unfinished.write_bytes(zlib.compress(pickle.dumps(drawings), 1))
    unfinished.rename(shard_file(folder, number))


def main() -> None:
    options = argparse.ArgumentParser()
    options.add_argument('--molecules', type=Path, required=True)
    options.add_argument('--excluded', type=Path, required=True)
    options.add_argument('--folder', type=Path, required=True)
    options.add_argument('--first', type=int, default=0)
    options.add_argument('--count', type=int, required=True)
    options.add_argument('--seed', type=int, default=SEED)
    options.add_argument('--step', type=int, default=1, help='every n-th shard, for several processes')
    options.add_argument('--flat', action='store_true', help='as plain arrays, which train_timed.py takes and deletes')
    chosen = options.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    source = MoleculeSource(chosen.molecules, chosen.excluded)
    for number in range(chosen.first, chosen.first + chosen.count, chosen.step):
        if chosen.flat:
            write_flat_shard(chosen.folder, number, source, chosen.seed)
        elif not shard_file(chosen.folder, number).exists():
            write_shard(chosen.folder, number, source, chosen.seed)


if __name__ == '__main__':
    main()
