import { sql, type Kysely, type RawBuilder } from 'kysely';
import type {
  CompoundFilter,
  FoundCompound,
  LibraryFinding,
  SimilarCompound,
} from '../../services/library/finding';
import type { Tables } from '../database/tables';
import { filterSql, isShownTo } from './compoundFilter';

/** Twins of one compound that are told. */
const TWINS = 100;

/** What a list shows of a compound `c`. */
const SHOWN = sql`
  c.id::float8 AS id, c.article, a.file_name AS "fileName", a.title, a.doi, c.segment, c.number,
  c.name, c.organism, coalesce(c.smiles, h.canonical) AS smiles, c.engine, c.doubts, c.verdict,
  c.reason, c.judged_by AS "judgedBy", h.inchi_key AS "inchiKey"`;

/** What was computed of a structure that has changed since does not count. */
const JOINED = sql`
  compound c JOIN article a ON a.id = c.article
  LEFT JOIN chemistry h ON h.compound = c.id AND c.due IS NULL`;

const beforeSql = (before: number | null): RawBuilder<unknown> =>
  before === null ? sql`TRUE` : sql`c.id < ${before}`;

export const readCompounds =
  (database: Kysely<Tables>): LibraryFinding['compounds'] =>
  async (filter, { before, limit }) => {
    const { rows } = await sql<FoundCompound>`
      SELECT ${SHOWN} FROM ${JOINED}
      WHERE ${filterSql(filter)} AND ${beforeSql(before)}
      ORDER BY c.id DESC LIMIT ${limit}`.execute(database);
    return rows;
  };

export const readByIds =
  (database: Kysely<Tables>): LibraryFinding['byIds'] =>
  async (ids) => {
    const { rows } = await sql<FoundCompound>`
      SELECT ${SHOWN} FROM ${JOINED}
      WHERE c.id = ANY (${ids}::bigint[]) ORDER BY c.id DESC`.execute(database);
    return rows;
  };

export const readTwins =
  (database: Kysely<Tables>): LibraryFinding['twins'] =>
  async (article, segment, reader) => {
    const { rows: own } = await sql<{ id: string; skeleton: string | null }>`
      SELECT c.id, h.skeleton FROM compound c
      LEFT JOIN chemistry h ON h.compound = c.id AND c.due IS NULL
      WHERE c.article = ${article} AND c.segment = ${segment}`.execute(database);
    const [compound] = own;
    if (!compound) return null;
    if (compound.skeleton === null) return [];
    const { rows } = await sql<FoundCompound>`
      SELECT ${SHOWN} FROM ${JOINED}
      WHERE h.skeleton = ${compound.skeleton} AND c.id <> ${compound.id} AND ${isShownTo(reader)}
      ORDER BY c.id DESC LIMIT ${TWINS}`.execute(database);
    return rows;
  };

/** Tanimoto's coefficient can only be reached by fingerprints of about as many bits, which are fewer to compare. */
export const readSimilar =
  (database: Kysely<Tables>): LibraryFinding['similar'] =>
  async ({ morgan, morganBits }, filter: CompoundFilter, { atLeast, limit, offset }) => {
    const common = sql`bit_count(h.morgan & ('x' || ${morgan}::text)::bit(2048))`;
    const { rows } = await sql<SimilarCompound>`
      WITH near AS (
        SELECT h.compound, h.morgan_bits, ${common} AS common FROM chemistry h
        WHERE h.morgan_bits BETWEEN ${Math.ceil(atLeast * morganBits)}::int
          AND ${Math.floor(morganBits / atLeast)}::int
      ), scored AS (
        SELECT compound, common::float8 / (morgan_bits + ${morganBits}::int - common) AS similarity
        FROM near WHERE morgan_bits + ${morganBits}::int > common
      )
      SELECT ${SHOWN}, s.similarity FROM scored s
      JOIN compound c ON c.id = s.compound AND c.due IS NULL
      JOIN article a ON a.id = c.article JOIN chemistry h ON h.compound = c.id
      WHERE s.similarity >= ${atLeast}::float8 AND ${filterSql(filter)}
      ORDER BY s.similarity DESC, c.id DESC LIMIT ${limit} OFFSET ${offset}`.execute(database);
    return rows;
  };
