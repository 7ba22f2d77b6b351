/**
 * Whether a request that failed with this HTTP status may succeed later: the server has failed (5xx), did not wait for
 * the request (408), or gets too many of them (429).
 */
export const isTemporaryStatus = (status: number): boolean => status >= 500 || status === 408 || status === 429;
