export { default } from './federation/src/lint/stylelint-config.cjs';
