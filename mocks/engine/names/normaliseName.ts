/** Greek letters as names spell them out; PubChem and COCONUT also write `.alpha.`. */
const GREEK: Readonly<Record<string, string>> = {
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
  ε: 'epsilon',
  ζ: 'zeta',
  η: 'eta',
  θ: 'theta',
  ι: 'iota',
  κ: 'kappa',
  λ: 'lambda',
  μ: 'mu',
  ν: 'nu',
  ξ: 'xi',
  π: 'pi',
  ρ: 'rho',
  σ: 'sigma',
  τ: 'tau',
  φ: 'phi',
  χ: 'chi',
  ψ: 'psi',
  ω: 'omega',
};

const SPELLED_WITH_DOTS = new RegExp(`\\.(${Object.values(GREEK).join('|')})\\.`, 'gi');

const DASHES = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g;
const PRIMES = /[\u2018\u2019\u201B\u2032\u02B9\u02BC`\u00B4]/g;
const DOUBLE_PRIMES = /[\u201C\u201D\u2033\u02BA"]/g;
/** Soft hyphens and characters without width, which text from a PDF may hold. */
const INVISIBLE = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g;

/** Capitals, except those that mean something else in lower case where they stand alone: D and d, N and n, R and r. */
const CAPITALS = /(?![DLNRSEZ](?![A-Za-z]))\p{Lu}|(?<=[A-Za-z])[DLNRSEZ]/gu;

/** A hyphen that only joins two words; those beside digits, brackets and signs say where something is. */
const JOINING_HYPHEN = /(?<=[A-Za-z])-(?=[A-Za-z])/g;

/**
 * The key under which a compound's name is looked up: ways of writing the same name have the same key.
 * Prefixes that tell stereoisomers apart (`(+)-`, `D-`, `trans-`, `2R`) stay in it.
 */
export function normaliseName(name: string): string {
  const plain = signsOf(name.normalize('NFKC'))
    .replace(/\p{Script=Greek}/gu, (letter) => GREEK[letter.toLowerCase()] ?? letter)
    .replace(SPELLED_WITH_DOTS, '$1')
    .replace(/^[\s.,;:]+|[\s.,;:]+$/g, '');
  return lowerCase(plain).replace(/\s+/g, '').replace(JOINING_HYPHEN, '');
}

const signsOf = (name: string): string =>
  name
    .replace(INVISIBLE, '')
    .replace(DASHES, '-')
    .replace(DOUBLE_PRIMES, "''")
    .replace(PRIMES, "'")
    .replace(/±/g, '+/-');

const lowerCase = (name: string): string =>
  name.replace(CAPITALS, (letter) => letter.toLowerCase());
