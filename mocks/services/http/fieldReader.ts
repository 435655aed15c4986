import { ValidationError, type ValidationIssue } from './httpError';

export type Place = 'body' | 'query' | 'path';

export interface Range {
  readonly ge?: number;
  readonly le?: number;
  readonly lt?: number;
}

const TRUE_WORDS = new Set(['true', '1', 'yes', 'on', 't', 'y']);
const FALSE_WORDS = new Set(['false', '0', 'no', 'off', 'f', 'n']);

/**
 * Reads typed fields of a form or JSON object and collects all complaints, in FastAPI's wording, for a single
 * answer.
 *
 * Form values are text, JSON values are typed: numbers and booleans are accepted either way.
 */
export class FieldReader {
  private readonly issues: ValidationIssue[] = [];

  constructor(
    private readonly fields: Readonly<Record<string, unknown>>,
    private readonly place: Place | readonly (string | number)[] = 'body',
  ) {}

  /** Required text. */
  text(name: string): string {
    const value = this.value(name);
    if (value === undefined) return this.complain(name, MISSING, '');
    if (typeof value === 'string') return value;
    return this.complain(name, { type: 'string_type', msg: 'Input should be a valid string' }, '');
  }

  /** Optional text; empty if missing or null. */
  optionalText(name: string): string {
    return this.value(name) === undefined || this.value(name) === null ? '' : this.text(name);
  }

  integer(name: string, fallback: number, range: Range = {}): number {
    return this.number(name, fallback, range, {
      type: 'int_parsing',
      msg: 'Input should be a valid integer, unable to parse string as an integer',
      fits: Number.isSafeInteger,
    });
  }

  /** Undefined if missing or null. */
  optionalInteger(name: string, range: Range = {}): number | undefined {
    const value = this.value(name);
    return value === undefined || value === null ? undefined : this.integer(name, 0, range);
  }

  /** A required integer. */
  requiredInteger(name: string, range: Range = {}): number {
    const value = this.value(name);
    if (value === undefined || value === null) return this.complain(name, MISSING, 0);
    return this.integer(name, 0, range);
  }

  decimal(name: string, fallback: number, range: Range = {}): number {
    return this.number(name, fallback, range, {
      type: 'float_parsing',
      msg: 'Input should be a valid number, unable to parse string as a number',
      fits: Number.isFinite,
    });
  }

  /** A required finite number. */
  requiredDecimal(name: string, range: Range = {}): number {
    const value = this.value(name);
    if (value === undefined || value === null) return this.complain(name, MISSING, 0);
    return this.decimal(name, 0, range);
  }

  flag(name: string, fallback: boolean): boolean {
    const value = this.value(name);
    if (value === undefined || value === null || value === '') return fallback;
    // An object may have no text form at all (`{"toString": null}`).
    const word = typeof value === 'object' ? '' : String(value).toLowerCase();
    if (TRUE_WORDS.has(word)) return true;
    if (FALSE_WORDS.has(word)) return false;
    const msg = 'Input should be a valid boolean, unable to interpret input';
    return this.complain(name, { type: 'bool_parsing', msg }, fallback);
  }

  choice<T extends string>(name: string, choices: readonly T[], fallback: T): T {
    const value = this.value(name);
    if (value === undefined || value === null) return fallback;
    const chosen = choices.find((choice) => choice === value);
    if (chosen !== undefined) return chosen;
    const quoted = choices.map((choice) => `'${choice}'`);
    const last = quoted.pop() ?? '';
    const expected = quoted.length === 0 ? last : `${quoted.join(', ')} or ${last}`;
    const issue = {
      type: 'literal_error',
      msg: `Input should be ${expected}`,
      ctx: { expected },
    };
    return this.complain(name, issue, fallback);
  }

  texts(name: string): readonly string[] {
    const value = this.value(name);
    if (value === undefined) return this.complain(name, MISSING, []);
    if (!Array.isArray(value)) {
      return this.complain(name, { type: 'list_type', msg: 'Input should be a valid list' }, []);
    }
    const items: readonly unknown[] = value;
    const texts = items.filter((item) => typeof item === 'string');
    if (texts.length === items.length) return texts;
    const issue = { type: 'string_type', msg: 'Input should be a valid string' };
    return this.complain(name, issue, []);
  }

  /** Required, whatever it is. */
  anything(name: string): unknown {
    const value = this.value(name);
    return value === undefined ? this.complain(name, MISSING, null) : value;
  }

  /** @throws ValidationError if any field read so far was invalid */
  check(): void {
    if (this.issues.length > 0) throw new ValidationError(this.issues);
  }

  private number(
    name: string,
    fallback: number,
    range: Range,
    kind: { type: string; msg: string; fits: (value: number) => boolean },
  ): number {
    const value = this.value(name);
    if (value === undefined || value === null) return fallback;
    const isNumeric =
      typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');
    const number = isNumeric ? Number(value) : Number.NaN;
    if (!kind.fits(number)) return this.complain(name, kind, fallback);
    const issue = rangeIssue(number, range);
    return issue === null ? number : this.complain(name, issue, fallback);
  }

  private value(name: string): unknown {
    return Object.hasOwn(this.fields, name) ? this.fields[name] : undefined;
  }

  private complain<T>(
    name: string,
    { type, msg, ctx }: Pick<ValidationIssue, 'type' | 'msg' | 'ctx'>,
    fallback: T,
  ): T {
    const place = typeof this.place === 'string' ? [this.place] : this.place;
    const input = this.value(name) ?? null;
    const loc = [...place, name];
    this.issues.push({ type, loc, msg, input, ...(ctx === undefined ? {} : { ctx }) });
    return fallback;
  }
}

const MISSING = { type: 'missing', msg: 'Field required' };

function rangeIssue(
  value: number,
  { ge, le, lt }: Range,
): Pick<ValidationIssue, 'type' | 'msg' | 'ctx'> | null {
  const should = 'Input should be';
  if (ge !== undefined && value < ge) {
    const msg = `${should} greater than or equal to ${ge}`;
    return { type: 'greater_than_equal', msg, ctx: { ge } };
  }
  if (le !== undefined && value > le) {
    return { type: 'less_than_equal', msg: `${should} less than or equal to ${le}`, ctx: { le } };
  }
  if (lt !== undefined && value >= lt) {
    return { type: 'less_than', msg: `${should} less than ${lt}`, ctx: { lt } };
  }
  return null;
}
