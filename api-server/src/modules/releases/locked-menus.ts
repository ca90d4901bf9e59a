import type { Database } from '../../database/database';
import { findMenus } from '../menus/repository';

/** The row of the menus, locked until the transaction ends; undefined until an owner changes them. */
export async function lockMenus(tx: Database) {
  const [row] = await findMenus(tx).for('update');
  return row;
}

/** The version of the menus; 0 until an owner changes them. */
export const menusVersion = async (tx: Database): Promise<number> => (await lockMenus(tx))?.version ?? 0;
