/** Tests that apply to every page; each page is opened once in each language for all of them. */
import "./pages/whole";
import "./pages/head";
import "./pages/data";
import "./pages/links";
