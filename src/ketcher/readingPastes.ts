import type { StructServiceProvider } from 'ketcher-core';
import { readablePaste } from './pastedSmiles';

/** The same chemistry for Ketcher, which also reads SMILES as people paste them. */
export const readingPastes = (provider: StructServiceProvider): StructServiceProvider => ({
  mode: provider.mode,
  createStructService(options) {
    const service = provider.createStructService(options);
    const [convert, layout] = [service.convert.bind(service), service.layout.bind(service)];
    service.convert = (data, ...rest) =>
      convert({ ...data, struct: readablePaste(data.struct) }, ...rest);
    service.layout = (data, ...rest) =>
      layout({ ...data, struct: readablePaste(data.struct) }, ...rest);
    return service;
  },
});
