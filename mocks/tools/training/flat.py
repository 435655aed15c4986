"""Shards as plain arrays, which are read without RDKit and without waiting for one another.

A shard of drawings is two files: `.ink.npz` for the graph network and `.views.npz` for the label network;
one of labels is `.letters.npz`. Whoever has read a file deletes it.
"""

from pathlib import Path

import numpy as np

MOST_ATOMS, MOST_BONDS = 84, 96  # of a drawing; what has more is left out
FRAMES, FRAME = 144, 2  # of a view of letters; pixels a frame
LONGEST = 24  # letters of a text


def flatten(drawings) -> tuple[dict[str, np.ndarray], dict[str, np.ndarray]]:
    """Of `Drawing`s: all ink in one row, where each begins, sizes, atoms and bonds filled up with -1; and the views."""
    kept = [d for d in drawings if len(d.atoms) <= MOST_ATOMS and len(d.bonds) <= MOST_BONDS]
    atoms = np.full((len(kept), MOST_ATOMS, 4), -1, np.float32)
    bonds = np.full((len(kept), MOST_BONDS, 3), -1, np.int16)
    for k, drawing in enumerate(kept):
        atoms[k, : len(drawing.atoms)] = drawing.atoms
        bonds[k, : len(drawing.bonds)] = drawing.bonds
    lengths = [d.ink.size for d in kept]
    ink = {
        'ink': np.concatenate([d.ink.ravel() for d in kept]).astype(np.uint8),
        'begins': np.cumsum([0, *lengths[:-1]]).astype(np.int64),
        'sizes': np.array([d.ink.shape for d in kept], np.int64),
        'atoms': atoms,
        'bonds': bonds,
    }
    views = {
        'views': np.concatenate([d.label_views for d in drawings]),
        'classes': np.concatenate([d.label_classes for d in drawings]).astype(np.int64),
    }
    return ink, views


def flatten_letters(views, texts, places, alphabet: str) -> dict[str, np.ndarray]:
    """Views; their letters by number from 1, 0 behind the last; x of each letter in pixels, -1 behind the last."""
    letters = np.zeros((len(texts), LONGEST), np.int16)
    at = np.full((len(texts), LONGEST), -1, np.float32)
    for k, (text, xs) in enumerate(zip(texts, places)):
        letters[k, : len(text)] = [alphabet.index(letter) + 1 for letter in text]
        at[k, : len(text)] = xs
    return {'views': np.array(views, np.uint8), 'letters': letters, 'places': at}


def write(folder: Path, number: int, kind: str, arrays: dict[str, np.ndarray]) -> None:
    """Whole or not at all."""
    unfinished = folder / f'{number:06d}.{kind}.part'
    with unfinished.open('wb') as file:
        np.savez(file, **arrays)
    unfinished.rename(folder / f'{number:06d}.{kind}.npz')


def take(folder: Path, kind: str) -> dict[str, np.ndarray] | None:
    """The next shard of a kind that is there; deletes it."""
    for file in sorted(folder.glob(f'*.{kind}.npz'))[:1]:
        with np.load(file) as stored:
            arrays = {name: stored[name] for name in stored.files}
        file.unlink()
        return arrays
    return None
