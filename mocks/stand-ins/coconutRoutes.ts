import { Router } from 'express';
import { createJsonParser } from '../services/http/readJson';
import type { CoconutAccounts } from './coconutAccounts';
import { messageOver, reportErrors } from './coconutReport';
import { readCoconutQuery, searchCoconut, type CoconutQuery } from './coconutSearch';
import { CoconutSubmissions } from './coconutSubmissions';
import { createCoconutThrottle } from './coconutThrottle';
import type { CompoundIndex } from './compoundIndex';
import type { KnownCompound } from './compoundTable';
import type { StandInSettings } from './standInSettings';
import { SUBMISSIONS_POLICY, submissionsPage } from './submissionsPage';
import { byAddress } from './throttle';
import { listOf, objectOf, textOf } from './unknownJson';

const MAX_BODY_BYTES = 1024 * 1024;

/** COCONUT's interface as of June 2026: log-in, submission, search. */
export function createCoconutRoutes(
  index: CompoundIndex,
  accounts: CoconutAccounts,
  settings: StandInSettings,
): Router {
  const router = Router();
  const submissions = new CoconutSubmissions(settings.now);
  router.use(createSubmissionList(submissions));
  router.use(createCoconutThrottle(settings));
  router.use(createJsonParser(MAX_BODY_BYTES));
  router.use('/auth', createLoginRoutes(accounts));
  router.post('/reports/mutate', (request, response) => {
    if (!accounts.isLoggedIn(request.get('Authorization'))) {
      return void response.status(401).json(UNAUTHENTICATED);
    }
    const errors = reportErrors(request.body);
    const message = messageOver(errors);
    if (message !== undefined) return void response.status(422).json({ message, errors });
    const mutations = listOf(objectOf(request.body)['mutate']);
    const created = mutations.map((it) => submissions.add(objectOf(it)['attributes']));
    response.json({ created, updated: [] });
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

const UNAUTHENTICATED = { message: 'Unauthenticated.' };

function createLoginRoutes(accounts: CoconutAccounts): Router {
  const router = Router();
  router.post('/login', (request, response) => {
    const { email, password } = objectOf(request.body);
    const login = accounts.login(textOf(email), textOf(password), byAddress(request));
    if (login.ok) return void response.json({ access_token: login.token, token_type: 'Bearer' });
    const { status, message, retryAfter } = login;
    if (retryAfter !== undefined) response.set('Retry-After', String(retryAfter));
    response.status(status).json({ message });
  });
  router.get('/logout', (request, response) => {
    if (accounts.logout(request.get('Authorization'))) {
      return void response.json({ logout: 'Successful' });
    }
    response.status(401).json(UNAUTHENTICATED);
  });
  return router;
}

/** Only in the stand-in: the submissions that it accepted, as JSON, and as a page for a browser. */
function createSubmissionList(submissions: CoconutSubmissions): Router {
  const router = Router();
  router.get('/submissions', (request, response) => {
    response.vary('Accept');
    if (request.accepts(['json', 'html']) !== 'html') {
      return void response.json({ submissions: submissions.list() });
    }
    response
      .set('Content-Security-Policy', SUBMISSIONS_POLICY)
      .type('html')
      .send(submissionsPage(submissions.list()));
  });
  return router;
}

/** A page in the format of Laravel's paginator. */
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
