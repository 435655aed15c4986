#!/usr/bin/env python3
"""Lets MARCUS read drawings with a recogniser that is installed in this Python (docs/engines.md).

It needs nothing but the standard library and the package that it runs, and speaks lines of JSON: the first line out
says that the network is loaded, then each line in names a picture and each line out is its reading.

    python3 marcus_engine.py --engine molscribe --checkpoint swin_base_char_aux_1m680k.pth
    {"ready": true, "engine": "molscribe", "version": "1.1.1"}
    <- {"id": "1", "png": "/private/drawing.png"}
    -> {"id": "1", "smiles": "CCO", "molfile": "...", "confidence": 0.93, "atoms": [...], "bonds": [...]}
    -> {"id": "2", "error": "..."}
"""

import argparse
import importlib.metadata
import json
import os
import sys


def molscribe(options):
    """MolScribe (MIT), molscribe/interface.py: coordinates are shares of width and height."""
    import torch
    from molscribe import MolScribe

    if not options.checkpoint:
        raise SystemExit("MolScribe needs --checkpoint: the path of its weights")
    model = MolScribe(options.checkpoint, device=torch.device(options.device))

    def read(png):
        said = model.predict_image_file(png, return_atoms_bonds=True, return_confidence=True)
        return {
            "smiles": said["smiles"],
            "molfile": said["molfile"],
            "confidence": share(said.get("confidence")),
            "atoms": [
                {
                    "symbol": atom["atom_symbol"],
                    "x": float(atom["x"]),
                    "y": float(atom["y"]),
                    "confidence": share(atom.get("confidence")),
                }
                for atom in said.get("atoms", [])
            ],
            "bonds": [
                {
                    "type": bond["bond_type"],
                    "atoms": [int(end) for end in bond["endpoint_atoms"]],
                    "confidence": share(bond.get("confidence")),
                }
                for bond in said.get("bonds", [])
            ],
        }

    return read, "MolScribe"


def molnextr(options):
    """MolNexTR (Apache-2.0), MolNexTR/molnextr.py: fetches its weights itself, and states no confidence."""
    from MolNexTR import molnextr as package

    def read(png):
        said = package.get_predictions(png, atoms_bonds=True, smiles=False, predicted_molfile=False)
        return {
            "smiles": said["predicted_smiles"],
            "molfile": said["predicted_molfile"],
            "atoms": [
                {
                    "symbol": atom["atom_symbol"],
                    "x": float(atom["coords"][0]),
                    "y": float(atom["coords"][1]),
                }
                for atom in said.get("atom_sets", [])
            ],
        }

    return read, "MolNexTR"


def decimer(options):
    """DECIMER (MIT), DECIMER/decimer.py: a SMILES with a probability for each of its tokens."""
    from DECIMER import predict_SMILES

    def read(png):
        smiles, tokens = predict_SMILES(png, confidence=True)
        sure = [float(probability) for _, probability in tokens]
        return {"smiles": smiles, "confidence": share(min(sure) if sure else None)}

    return read, "decimer"


def molparser(options):
    """MolParser, molparser/models/molparser.py: `rec_only` takes the picture as one drawing."""
    from molparser import MolParser

    settings = {"device": options.device}
    if options.checkpoint:
        settings["molparser_model_path"] = options.checkpoint
    model = MolParser(**settings)

    def read(png):
        found = model.parse(png, rec_only=True)
        if not found:
            return {"error": "MolParser found no structure"}
        if found[0].markush or found[0].sru:
            return {"error": "MolParser read a generic structure: " + found[0].esmi}
        return {"smiles": found[0].smi, "confidence": share(found[0].confidence)}

    return read, "molparser"


def molgrapher(options):
    """MolGrapher (MIT), molgrapher/models/molgrapher_model.py: its best network reads no stereo."""
    from molgrapher.models.molgrapher_model import MolgrapherModel

    model = MolgrapherModel(
        {"force_cpu": options.device == "cpu", "visualize": False, "clean": False}
    )

    def read(png):
        found = model.predict_batch([png])
        if not found or not found[0].get("smi"):
            return {"error": "MolGrapher found no structure"}
        return {"smiles": found[0]["smi"], "confidence": share(found[0].get("conf"))}

    return read, "molgrapher"


ENGINES = {
    "molscribe": molscribe,
    "molnextr": molnextr,
    "decimer": decimer,
    "molparser": molparser,
    "molgrapher": molgrapher,
}


def share(value):
    """A probability, or nothing if it is none."""
    try:
        number = float(value)
    except (TypeError, ValueError):
        return None
    return number if 0 <= number <= 1 else None


def version_of(distribution):
    try:
        return importlib.metadata.version(distribution)
    except importlib.metadata.PackageNotFoundError:
        return ""


def answer_to(line, read):
    """What is answered to one line; a picture that cannot be read costs no other."""
    asked = json.loads(line)
    try:
        return {"id": asked["id"], **read(asked["png"])}
    except Exception as error:  # whatever a recogniser throws
        print(f"{type(error).__name__}: {error}", file=sys.stderr, flush=True)
        return {"id": asked["id"], "error": f"{type(error).__name__}: {error}"}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--engine", required=True, choices=sorted(ENGINES))
    parser.add_argument("--checkpoint", help="path of the weights, where the package does not fetch them")
    parser.add_argument("--device", default="cpu", help="cpu or cuda")
    options = parser.parse_args()

    # Recognisers greet on the standard output, even from C: that goes to the log, so that answers stand alone.
    answers = os.fdopen(os.dup(1), "w", buffering=1)
    os.dup2(2, 1)

    read, distribution = ENGINES[options.engine](options)
    ready = {"ready": True, "engine": options.engine, "version": version_of(distribution)}
    print(json.dumps(ready), file=answers)
    for line in sys.stdin:
        if line.strip():
            print(json.dumps(answer_to(line, read)), file=answers)


if __name__ == "__main__":
    main()
