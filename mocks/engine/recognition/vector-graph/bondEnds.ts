import type { Point } from '../../geometry/box';
import { DisjointSets } from '../../geometry/disjointSets';
import { distance, project, meanOf } from '../../geometry/vector';
import type { TextLabel } from '../../lines/textLabels';
import type { DrawnBond } from './drawnBond';
import { labelAtEnd, labelGap } from './labelAtEnd';
import { beyond } from './multipleBonds';
import { surplusEnds } from './surplusEnds';
import type { BondEnd, Place, Skeleton } from './skeleton';
import { splitTouchedBonds } from './splitTouchedBonds';

/** Ends closer together than this share of a bond meet in one atom. */
const MEETING = 0.12;
/** A single end joins an atom within this distance: wedges and crossed lines end next to it. */
const LOOSE_MEETING = 0.24;

/** How much farther than usual the letters of a crowded label may be from its bond, in bond lengths. */
const SECOND_REACH = 0.25;

/** Decides which bonds share atoms and which letters they belong to. */
export function placeBondEnds(
  bonds: readonly DrawnBond[],
  labels: readonly TextLabel[],
  bondLength: number,
): Skeleton {
  const ends = bonds.flatMap(({ a, b, slack, order }, bond): BondEnd[] => [
    { bond, side: 0, at: a, far: b, slack, order },
    { bond, side: 1, at: b, far: a, slack, order },
  ]);
  const placer = new EndPlacer(ends, labels, bondLength);
  placer.placeLines();
  placer.placeLooseEnds();
  placer.relieveLabels();
  const placed = bonds.map((bond, i) => ({
    bond,
    begin: placer.placeOf(i, 0),
    end: placer.placeOf(i, 1),
  }));
  const whole = splitTouchedBonds({ places: placer.places, bonds: placed }, bondLength);
  return { places: whole.places, bonds: whole.bonds.filter(({ begin, end }) => begin !== end) };
}

class EndPlacer {
  readonly places: Place[] = [];
  private readonly found = new Map<string, number>();
  private readonly byLabel = new Map<TextLabel, number>();

  constructor(
    private readonly ends: readonly BondEnd[],
    private readonly labels: readonly TextLabel[],
    private readonly bondLength: number,
  ) {}

  placeOf(bond: number, side: 0 | 1): number {
    return this.found.get(`${bond}/${side}`) ?? -1;
  }

  /** Lines end exactly where they were drawn: at a letter, or together in a corner. */
  placeLines(): void {
    const lines = this.ends.filter(({ slack }) => slack === 0);
    const open = lines.filter((end) => {
      const label = this.labelFor(end, this.meetsOthers(end, lines));
      if (label) this.attach(end, label);
      return !label;
    });
    const groups = this.meetingGroups(open).sort((p, q) => q.length - p.length);
    for (const group of groups) {
      const [first] = group;
      const near = first && group.length === 1 ? this.nearestCorner(first)?.place : undefined;
      this.assign(group, near ?? this.places.push({ at: meanOf(group.map(({ at }) => at)) }) - 1);
    }
  }

  /** Wedges and hashed bonds stop next to their atoms and join the nearest corner or letter. */
  placeLooseEnds(): void {
    const loose = this.ends.filter(({ slack }) => slack > 0).sort((p, q) => p.slack - q.slack);
    for (const end of loose) {
      const label = this.labelFor(end, false);
      const corner = this.nearestCorner(end);
      if (label && (!corner || labelGap(label, end.at) < corner.gap)) this.attach(end, label);
      else if (corner) this.assign([end], corner.place);
      else this.assign([end], this.places.push({ at: beyond(end.far, end.at, end.slack / 2) }) - 1);
    }
  }

  /** A label that got more bonds than it can have gives up those that point at it worst. */
  relieveLabels(): void {
    for (const [label, place] of [...this.byLabel]) {
      const own = this.ends.filter(({ bond, side }) => this.placeOf(bond, side) === place);
      for (const end of surplusEnds(label, own)) {
        const free = this.unusedLabelFor(end);
        const corner = free ? undefined : this.nearestCorner(end)?.place;
        if (free) this.attach(end, free);
        else this.assign([end], corner ?? this.places.push({ at: end.at }) - 1);
      }
    }
  }

  /** A label that no other bond points at, a little farther away. */
  private unusedLabelFor({ at, far, slack }: BondEnd): TextLabel | undefined {
    const unused = this.labels.filter((label) => !this.byLabel.has(label));
    const reach = slack + SECOND_REACH * this.bondLength;
    return labelAtEnd(unused, at, far, reach, this.bondLength, false);
  }

  private labelFor(end: BondEnd, junction: boolean): TextLabel | undefined {
    return labelAtEnd(this.labels, end.at, end.far, end.slack, this.bondLength, junction);
  }

  private attach(end: BondEnd, label: TextLabel): void {
    const place = this.byLabel.get(label) ?? this.places.push({ at: end.at, label }) - 1;
    this.byLabel.set(label, place);
    this.assign([end], place);
  }

  private assign(group: readonly BondEnd[], place: number): void {
    for (const { bond, side } of group) this.found.set(`${bond}/${side}`, place);
  }

  private meetsOthers(end: BondEnd, others: readonly BondEnd[]): boolean {
    return others.some(
      (other) => other.bond !== end.bond && distance(other.at, end.at) < 0.07 * this.bondLength,
    );
  }

  private meetingGroups(open: readonly BondEnd[]): BondEnd[][] {
    const sets = new DisjointSets(open.length);
    open.forEach((p, i) => {
      open.forEach((q, j) => {
        if (j <= i || p.bond === q.bond) return;
        if (distance(p.at, q.at) <= MEETING * this.bondLength) sets.join(i, j);
      });
    });
    return sets.groups().map((group) => group.flatMap((i) => open[i] ?? []));
  }

  /** An unlabelled place that an end was meant to reach, other than its bond's own other end. */
  private nearestCorner(end: BondEnd): { place: number; gap: number } | undefined {
    const own = this.placeOf(end.bond, end.side === 0 ? 1 : 0);
    let best: { place: number; gap: number } | undefined;
    this.places.forEach(({ at, label }, place) => {
      if (label || place === own) return;
      const gap = distance(at, end.at);
      if (gap < (best?.gap ?? Infinity) && this.reaches(end, at, gap)) best = { place, gap };
    });
    return best;
  }

  private reaches(end: BondEnd, at: Point, gap: number): boolean {
    if (gap <= LOOSE_MEETING * this.bondLength) return true;
    if (end.slack === 0) return false;
    const { t, off } = project(at, end.far, end.at);
    const ahead = (t - 1) * distance(end.far, end.at);
    const room = 0.2 * this.bondLength;
    return ahead > 0 && ahead <= end.slack + room && Math.abs(off) < room;
  }
}
