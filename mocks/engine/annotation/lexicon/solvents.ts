import { words } from './words';

/** Solvents of extractions and separations, without the prefix of an isomer; `_` is a blank. */
export const solvents = words(`
water methanol ethanol propanol isopropanol butanol chloroform dichloromethane methylene_chloride
carbon_tetrachloride ethyl_acetate hexane hexanes cyclohexane heptane pentane isooctane acetone acetonitrile toluene
benzene diethyl_ether petroleum_ether tetrahydrofuran dimethyl_sulfoxide dimethylformamide
MeOH EtOH EtOAc AcOEt n-BuOH BuOH CHCl3 CH2Cl2 DCM MeCN CH3CN DMSO DMF THF Et2O
`);
