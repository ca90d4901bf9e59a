import { hostConfigs } from 'federation/webpack';

export default hostConfigs(__dirname, {
  styles: 'ui-kit/styles.css',
  browserEntry: './src/browser/main.ts',
  earlyScript: './src/browser/early-script.ts',
  renderer: './src/render/render-page.ts',
  generation: './src/generation/remotes.ts',
});
