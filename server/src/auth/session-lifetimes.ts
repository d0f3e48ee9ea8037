/** How long an access token is taken, how long a refresh token buys the next pair, and when one signs in again all the same. */
export const ACCESS_MINUTES = 10;
export const REFRESH_DAYS = 30;
/** However much it is used. */
export const SESSION_DAYS = 180;
