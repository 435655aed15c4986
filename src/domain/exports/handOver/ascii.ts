/** Latin names of Greek letters, as chemical names are spelt in ASCII. */
const GREEK: Readonly<Record<string, string>> = {
  ...{ α: 'alpha', β: 'beta', γ: 'gamma', δ: 'delta', ε: 'epsilon', ϵ: 'epsilon', ζ: 'zeta' },
  ...{ η: 'eta', θ: 'theta', ι: 'iota', κ: 'kappa', λ: 'lambda', μ: 'mu', µ: 'mu', ν: 'nu' },
  ...{ ξ: 'xi', ο: 'omicron', π: 'pi', ρ: 'rho', σ: 'sigma', ς: 'sigma', τ: 'tau' },
  ...{ υ: 'upsilon', φ: 'phi', ϕ: 'phi', χ: 'chi', ψ: 'psi', ω: 'omega', Δ: 'Delta' },
};

const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/[\u2010-\u2015\u2212]/gu, '-'],
  [/[\u2018\u2019\u2032]/gu, "'"],
  [/[\u201c\u201d\u2033]/gu, '"'],
  [/±/gu, '+/-'],
];

/** A text in printable ASCII: Greek letters by name, letters without accents; other signs are left out. */
export function asciiOf(text: string): string {
  const plain = SIGNS.reduce((words, [sign, instead]) => words.replace(sign, instead), text);
  return [...plain]
    .map((letter) => GREEK[letter] ?? letter)
    .join('')
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/gu, '')
    .replace(/ {2,}/gu, ' ')
    .trim();
}
