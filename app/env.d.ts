/// <reference types="vite/client" />
import "@remix-run/node";

declare module "@remix-run/node" {
  // Loader types follow single fetch: dates and promises arrive as they are.
  interface Future {
    v3_singleFetch: true;
  }
}
