/// <reference types="vite/client" />
import "@remix-run/node";

declare module "@remix-run/node" {
  // Single fetch types: loaders may return dates and promises.
  interface Future {
    v3_singleFetch: true;
  }
}
