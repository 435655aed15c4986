/** Without `OPENAI_BASE_URL` and `OPENAI_MODEL`. */
export const DEFAULT_MODEL = {
  baseUrl: 'https://api.openai.com/v1',
  model: 'gpt-4o-mini',
} as const;
