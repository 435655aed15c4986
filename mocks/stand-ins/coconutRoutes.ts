import { Router } from 'express';
import { createJsonParser } from '../http/readJson';
import { CoconutAccounts } from './coconutAccounts';
import { reportErrors } from './coconutReport';
import { readCoconutQuery, searchCoconut, type CoconutQuery } from './coconutSearch';
import type { CompoundIndex } from './compoundIndex';
import type { KnownCompound } from './compoundTable';

const MAX_BODY_BYTES = 1024 * 1024;

/** COCONUT's interface as of June 2026: log-in, submission, search. Nothing is kept. */
export function createCoconutRoutes(index: CompoundIndex): Router {
  const router = Router();
  const accounts = new CoconutAccounts();
  let reports = 1200;
  router.use(createJsonParser(MAX_BODY_BYTES));
  router.post('/auth/login', (request, response) => {
    const { email, password } = objectOf(request.body);
    const login = accounts.login(textOf(email), textOf(password));
    if (!login.ok) return void response.status(login.status).json({ message: login.message });
    response.json({ access_token: login.token, token_type: 'Bearer' });
  });
  router.get('/auth/logout', (request, response) => {
    if (accounts.logout(request.get('Authorization'))) {
      return void response.json({ logout: 'Successful' });
    }
    response.status(401).json({ message: 'Unauthenticated.' });
  });
  router.post('/reports/mutate', (request, response) => {
    if (!accounts.isLoggedIn(request.get('Authorization'))) {
      return void response.status(401).json({ message: 'Unauthenticated.' });
    }
    const errors = reportErrors(request.body);
    const [first] = Object.values(errors).flat();
    if (first !== undefined) return void response.status(422).json({ message: first, errors });
    reports += 1;
    response.json({ created: [reports], updated: [] });
  });
  router.post('/search', async (request, response) => {
    const query = readCoconutQuery(objectOf(request.body));
    if ('errors' in query) {
      const { errors } = query;
      return void response.status(400).json({ message: 'Invalid input parameters', errors });
    }
    const found = await searchCoconut(query, index);
    response.json({ data: found.length === 0 ? [] : pageOf(found, query) });
  });
  return router;
}

const objectOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** A page in the shape of Laravel's paginator. */
function pageOf(found: readonly KnownCompound[], { limit, page }: CoconutQuery): object {
  const start = (page - 1) * limit;
  return {
    current_page: page,
    data: found.slice(start, start + limit).map(({ coconutId, name, smiles }) => ({
      identifier: coconutId,
      name,
      canonical_smiles: smiles,
    })),
    per_page: limit,
    total: found.length,
  };
}
