/** Ions say their charge. H+ and OH− stand at arrows, and O− lacks its bond. */
const ION =
  /^[·•]?\d?(?:\[?(?:Li|Na|K|Ag|NH4|Cl|Br|I|F|ClO4|BF4|PF6|NO3|HSO4|CF3CO2|CF3COO|AcO)\]?[+⁺⊕\-−–⁻⊖]|(?:Mg|Ca|Zn|Ba)2[+⁺])$/u;
/** Acids of salts. */
const ACID = /^[·•]?\d?(?:HCl|ClH|HBr|BrH|HI|TFA|CF3COOH|CF3CO2H)$/u;

/** Whether a text is an ion as it is written beside a drawing: `Na+`. */
export const isCounterIon = (text: string): boolean => ION.test(text.replace(/\s/g, ''));

/** Whether a text is an acid as it is written beside a drawing: `2HCl`. */
export const isSaltAcid = (text: string): boolean => ACID.test(text.replace(/\s/g, ''));
