export { Toolbar, ToolbarButton } from './toolbar';
export type { ToolbarProps } from './toolbar';
