/** Files of the administration: the admin remote's, and every other remote's `./admin` expose. */
export const ADMIN_FILE = /\/r\/admin\/|expose-admin/;
