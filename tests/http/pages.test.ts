/** What is asked of every page: each is opened once in each language for all of it. */
import "./pages/whole";
import "./pages/head";
import "./pages/data";
import "./pages/links";
