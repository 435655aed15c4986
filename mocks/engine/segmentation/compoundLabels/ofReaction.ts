/** Reagents, coupling agents, lamps and domains of synthases, by the abbreviations that stand at arrows. */
const ABBREVIATIONS = new Set(
  (
    'DIPEA DIEA TEA NMM DMAP DABCO DBU DBN TBD TFA TFAA TFFH TsOH PTSA PPTS CSA DCC DIC EDC EDCI EDAC CDI HATU HBTU ' +
    'TBTU PyBOP BOP HOBt HOAt DPPA DEAD DIAD LDA LHMDS LiHMDS KHMDS NaHMDS LAH DIBAL DIBALH DIBAL-H Red-Al ' +
    'L-Selectride K-Selectride mCPBA MCPBA DMDO TBHP TEMPO DMP IBX PCC PDC TPAP NMO DDQ CAN NBS NCS NIS TBAF TBAI ' +
    'TBAB TMSCl TMSOTf TBSCl TBSOTf TIPSCl MOMCl SEMCl MsCl TsCl BnBr PMBCl Boc2O AIBN BINAP DMF DMSO THF DCM DME ' +
    'NMP HMPA EtOAc MTBE LED LEDs UV HPLC TLC ACP CLC SAT MAT KSQ NRPS CoASH CoA HSCoA SAM SAH PLP FAD FMN'
  ).split(' '),
);

/** Chemists after whom reactions are called: "Dieckmann", "Baeyer-Villiger". */
const REACTIONS = new Set(
  (
    'alder appel arbuzov baeyer barton baylis beckmann bischler brook buchwald cannizzaro claisen clemmensen curtius ' +
    'darzens dieckmann diels favorskii finkelstein friedel fries grignard grubbs hantzsch hartwig heck horner ' +
    'julia kishner knoevenagel kumada luche mannich mcmurry meerwein michael mitsunobu morita mukaiyama napieralski ' +
    'nazarov negishi oppenauer pauson pictet prins pummerer reformatsky schotten schmidt sharpless sonogashira ' +
    'spengler staudinger steglich stetter stille strecker suzuki swern ullmann villiger vilsmeier wacker wagner ' +
    'williamson wittig wolff yamaguchi aldol retro-aldol'
  ).split(' '),
);

/** Processes: "oxidation", "hydrolysis"; and what is said of a compound that has no name. */
const PROCESS =
  /(?:tion|lysis|merism|genesis)s?$|^(?:types?|unknown|unidentified|unnamed|undetermined|hypothetical|putative)$/;
/** Building blocks of a biosynthesis, perhaps with their number: "4mal-CoA", "ac-CoA". */
const BUILDING_BLOCK = /^\d*[A-Z]?[a-z]{1,3}-S?-?CoA$/;

/**
 * Whether words that stand beside drawings say how a reaction goes, or that a compound has no name, so that they
 * are no name of one.
 */
export const isOfReaction = (words: readonly string[]): boolean =>
  words.some((word) => {
    const bare = word.replace(/^[("'‘“]+|[)"'’”,.?]+$/g, '');
    const low = bare.toLowerCase();
    return (
      ABBREVIATIONS.has(bare) ||
      PROCESS.test(low) ||
      BUILDING_BLOCK.test(bare) ||
      low.split(/[-–]/).some((part) => REACTIONS.has(part)) ||
      REACTIONS.has(low)
    );
  });
