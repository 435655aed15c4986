/** Jest's transform for files of the engine whose numbers can be moved while tests run. Needs tsx. */
const path = require('node:path');
const swc = require('@swc/jest');
const { withSwitches } = require('../mocks/tools/evaluation/ablation/withSwitches.ts');

const ENGINE = path.join(__dirname, '../mocks/engine/');

module.exports = {
  createTransformer(settings) {
    const plain = swc.createTransformer(settings);
    const isSwitched = (file) => !/\.test\.ts$|\/testing\//.test(file);
    return {
      canInstrument: false,
      getCacheKey: (source, file, options) =>
        `switches-${plain.getCacheKey(source, file, options)}`,
      process(source, file, options) {
        const id = path.relative(ENGINE, file).slice(0, -'.ts'.length);
        return plain.process(isSwitched(file) ? withSwitches(id, source) : source, file, options);
      },
    };
  },
};
