/** Measures of the ACS 1996 drawing style, in points. */
export const BOND_LENGTH = 14.4;
export const LINE_WIDTH = 0.6;
/** Wide end of a wedge. */
export const WEDGE_WIDTH = 3.6;
export const HASH_SPACING = 2.5;
/** White space between a label and the bonds that end there. */
export const LABEL_MARGIN = 1.4;
/** Distance between the two lines of a double bond: 18 % of the bond length. */
export const DOUBLE_BOND_GAP = 0.18 * BOND_LENGTH;
/** Size of a label's letters, and of its subscripts and charges. */
export const LABEL_SIZE = 10;
export const SMALL_LABEL_SIZE = 7;
