/** Files of the administration: those of the admin remote, and of every other remote's `./admin` expose. */
export const ADMIN_FILE = /\/r\/admin\/|expose-admin/;
