import { hostConfigs } from 'federation/webpack';

export default hostConfigs(__dirname, {
  styles: 'ui-kit/styles.css',
  browserEntry: './src/browser/main.ts',
  renderer: './src/render/render-page.ts',
  deferred: {
    modules: /[\\/](browser[\\/]router-core|shared-store[\\/]src[\\/](query-core|slice))\.ts$/,
    libraries: ['react-router', '@reduxjs/toolkit'],
  },
});
