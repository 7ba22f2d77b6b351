/**
 * The one inline script, for the moments before React is there. A form that was posted is not posted again by a second
 * press while the first is under way; it runs on the window, after all handlers of the page, so it sees only presses
 * that nobody has taken over.
 */
export const boot = `addEventListener("submit",function(e){var f=e.target,d=f.dataset;if(e.defaultPrevented||!/post/i.test(f.getAttribute("method")))return;if("busy"in d)return e.preventDefault();d.busy="";setTimeout(function(){delete d.busy},5000)});addEventListener("pageshow",function(e){if(e.persisted)document.querySelectorAll("[data-busy]").forEach(function(f){delete f.dataset.busy})})`;
