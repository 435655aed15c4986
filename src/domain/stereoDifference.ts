/** The parities that InChI states for one part of a structure (InChI technical manual). */
interface StereoLayers {
  /** `+` or `-` by the atom's canonical number, of the structure itself; without those left open. */
  readonly centres: ReadonlyMap<string, string>;
  /** By the numbers of the bond's atoms. */
  readonly bonds: ReadonlyMap<string, string>;
  /** What the layers say, without whether they describe the mirror image. */
  readonly text: string;
  readonly isInverted: boolean;
}

const SEVERAL_PARTS = ';';
const FLIPPED: Readonly<Record<string, string>> = { '+': '-', '-': '+' };

/** `2-` and `3-2+` become their place and sign. */
const PARITY = /^(?<place>[\d-]*\d)(?<sign>[+-])$/;

function paritiesOf(layer: string): Map<string, string> {
  const stated = layer.split(',').flatMap((each) => {
    const { place, sign } = PARITY.exec(each)?.groups ?? {};
    return place === undefined || sign === undefined ? [] : [[place, sign] as const];
  });
  return new Map(stated);
}

/** @returns `undefined` where several parts are described, whose order may change with their stereo */
function stereoLayersOf(inchi: string): StereoLayers | undefined {
  const layer = (name: string) => new RegExp(`/${name}([^/]*)`).exec(inchi)?.[1] ?? '';
  const [bonds, centres] = [layer('b'), layer('t')];
  if (`${bonds}${centres}`.includes(SEVERAL_PARTS)) return undefined;
  const isInverted = layer('m') === '1';
  const parities = [...paritiesOf(centres)].map(
    ([atom, sign]) => [atom, isInverted ? (FLIPPED[sign] ?? sign) : sign] as const,
  );
  return {
    ...{ centres: new Map(parities), bonds: paritiesOf(bonds) },
    ...{ text: `${bonds}/${centres}`, isInverted },
  };
}

interface Change {
  readonly more: number;
  readonly less: number;
  readonly other: number;
}

function changeBetween(
  stated: ReadonlyMap<string, string>,
  before: ReadonlyMap<string, string>,
): Change {
  const places = [...stated.keys()];
  return {
    more: places.filter((place) => !before.has(place)).length,
    less: [...before.keys()].filter((place) => !stated.has(place)).length,
    other: places.filter((place) => before.has(place) && before.get(place) !== stated.get(place))
      .length,
  };
}

const isNone = ({ more, less, other }: Change): boolean => more + less + other === 0;

const counted = (count: number, what: string): string =>
  count === 1 ? `one ${what}` : `${count} ${what}s`;

/**
 * More than one sign may be another numbering of atoms that are alike, so that only one is certain to be one.
 */
function inWords({ more, less, other }: Change, what: string): string | undefined {
  if (more === 0 && less === 0 && other === 1) return `another ${what}`;
  if (other > 0 || (more > 0 && less > 0)) return undefined;
  return more > 0 ? `${counted(more, what)} more` : `${counted(less, what)} left open`;
}

/** What a structure says of the stereo beside another one of the same skeleton. */
export type StereoSaid = 'same' | 'more' | 'less' | 'other';

/** Layers of double bonds and of centres (InChI technical manual). */
const STEREO_LAYER = /\/[bt]/;

/**
 * Whether a structure contradicts the stereo of another one of the same skeleton, or defines more or less of
 * it. Of several parts, only one without any stereo is known to say less.
 *
 * @param inchi of the structure that is described
 * @param other of the one that it is compared with
 */
export function stereoSaid(inchi: string, other: string): StereoSaid {
  const [described, compared] = [stereoLayersOf(inchi), stereoLayersOf(other)];
  if (!STEREO_LAYER.test(inchi)) return STEREO_LAYER.test(other) ? 'less' : 'same';
  if (!STEREO_LAYER.test(other)) return 'more';
  if (!described || !compared) return 'other';
  const centres = changeBetween(described.centres, compared.centres);
  const bonds = changeBetween(described.bonds, compared.bonds);
  const [more, less] = [centres.more + bonds.more, centres.less + bonds.less];
  if (centres.other + bonds.other > 0 || (more > 0 && less > 0)) return 'other';
  return more > 0 ? 'more' : less > 0 ? 'less' : 'same';
}

const UNCERTAIN = 'other stereo';

/**
 * In what stereo differs between two structures of one skeleton, as the layers of their InChIs state it.
 *
 * @param inchi of the structure that is described
 * @param other of the one that it is compared with
 */
export function stereoDifference(inchi: string, other: string): string {
  const [described, compared] = [stereoLayersOf(inchi), stereoLayersOf(other)];
  if (!described || !compared) return UNCERTAIN;
  const isMirrored = described.isInverted !== compared.isInverted;
  if (described.text === compared.text && isMirrored) return 'the mirror image';
  const centres = changeBetween(described.centres, compared.centres);
  const bonds = changeBetween(described.bonds, compared.bonds);
  const words = isNone(bonds)
    ? inWords(centres, 'stereo centre')
    : isNone(centres)
      ? inWords(bonds, 'E/Z bond')
      : undefined;
  return words ?? UNCERTAIN;
}
