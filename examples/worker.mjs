import { makeGift } from './gifts.mjs';

// Composing can take a while; in a worker the page stays alive.

self.onmessage = ({ data }) => self.postMessage(makeGift(data));
