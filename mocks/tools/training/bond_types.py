"""The types of bonds as the networks number them; apart from the drawings, so that training on a GPU needs no RDKit."""

SINGLE, DOUBLE, TRIPLE, SOLID, HASHED = range(5)
