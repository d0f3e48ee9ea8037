/** Which addresses an account can have. Whether mail arrives there only a confirmation tells. */

export const EMAIL_MAX = 254;
/** Plain addresses: no quoted names, no numbers for a host, a top-level domain of letters. */
export const EMAIL_PATTERN = /^(?!\.)(?!.*\.\.)[\w.'+-]*[\w+-]@(?:[A-Za-z\d][A-Za-z\d-]*\.)+[A-Za-z]{2,}$/;
export const EMAIL_FAULT = 'This is not an e-mail address.';
