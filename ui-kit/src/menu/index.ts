export { DropdownMenu } from './dropdown-menu';
export type { DropdownMenuProps, MenuItem } from './dropdown-menu';
