"""What the letter network is trained to lower, and how what it says is spelt."""

import torch
import torch.nn.functional as F
from torch import Tensor

from condensed import ALPHABET

IGNORED = -100


def letter_loss(said: Tensor, letters: Tensor, lengths: Tensor, shown: Tensor, done: float) -> tuple[Tensor, Tensor]:
    """The loss, and its part for the letters in a row.

    Where each letter is counts most at first, which spares the search for an alignment.
    said: log probabilities, n x frames x letters + 1; letters: by number from 1, in a row or n x longest; shown: what
    each frame shows, IGNORED where that is open; done: 0..1 of the run.
    """
    frames = torch.full((len(said),), said.shape[1], dtype=torch.long)
    in_a_row = F.ctc_loss(said.transpose(0, 1), letters, frames, lengths, reduction='mean', zero_infinity=True)
    weights = torch.where(shown > 0, 1.0, 0.2).flatten()
    by_frame = F.cross_entropy(said.flatten(0, 1), shown.flatten(), ignore_index=IGNORED, reduction='none')
    by_frame = (by_frame * weights).sum() / lengths.sum().clamp(min=1).to(said.device)
    return in_a_row + max(0.2, 1 - 4 * done) * by_frame, in_a_row.detach()


def greedy(logits: Tensor) -> list[str]:
    """The texts of the likeliest frames."""
    texts = []
    for row in logits.argmax(2).tolist():
        kept = [k for at, k in enumerate(row) if k and (at == 0 or row[at - 1] != k)]
        texts.append(''.join(ALPHABET[k - 1] for k in kept))
    return texts
